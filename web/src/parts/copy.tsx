// A command to be copied.
import { useState } from 'react';

const SAID_MS = 1_500;

export function Copy({ text, label = text }: { readonly text: string; readonly label?: string }) {
  const [said, setSaid] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Select and copy'),
    );
    setTimeout(() => setSaid(''), SAID_MS);
  };
  return (
    <div className="copy">
      <code>{text}</code>
      <button type="button" onClick={copy} aria-label={`Copy ${label}`}>
        {said === '' ? 'Copy' : said}
      </button>
    </div>
  );
}
