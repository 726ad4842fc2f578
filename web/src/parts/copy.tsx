// A command with a button that copies it.
import { useState } from 'react';

const SAID_MS = 1_500;

export function Copy({ text, label = text }: { readonly text: string; readonly label?: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      // Refused, or not available over plain HTTP from another machine.
      setSaid('Select and copy');
    }
    setTimeout(() => setSaid(''), SAID_MS);
  };
  return (
    <div className="copy">
      <code>{text}</code>
      <button type="button" onClick={() => void copy()} aria-label={`Copy ${label}`}>
        {said === '' ? 'Copy' : said}
      </button>
      <span className="sr" role="status">
        {said}
      </span>
    </div>
  );
}
