// Shows the page's messages, with their undo.
import { useStore } from '../store.ts';
import { dismiss, holdToasts, toasts } from '../toasts.ts';
import { Text } from './text.tsx';

export function Toasts() {
  const shown = useStore(toasts);
  return (
    <div
      className="toasts"
      role="region"
      aria-label="Messages"
      aria-live="polite"
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      onFocus={() => holdToasts(true)}
      onBlur={() => holdToasts(false)}
    >
      {shown.map(({ id, text, hint, isProblem, undo }) => (
        <div key={id} className={`toast ${isProblem ? 'is-problem' : ''}`} role={isProblem ? 'alert' : 'status'}>
          <div className="toast-text">
            <Text of={text} />
            {hint ? (
              <span className="hint">
                <Text of={hint} />
              </span>
            ) : null}
          </div>
          {undo ? (
            <button
              type="button"
              className="link"
              onClick={() => {
                dismiss(id);
                undo().catch(() => {});
              }}
            >
              Undo
            </button>
          ) : null}
          <button type="button" className="icon" aria-label="Dismiss" onClick={() => dismiss(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
