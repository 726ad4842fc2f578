// Dialogs by the browser's own element: it keeps the focus inside, and Escape closes it.
import { useEffect, useId, useRef, useState, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react';
import { messageOf } from '../api.ts';
import { closeDialog, dialog, question, type Question } from '../dialogs.ts';
import { useStore } from '../store.ts';
import { Text } from './text.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

export function Dialog({ title, onClose, className = '', style, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = element.current;
    const before = document.activeElement;
    shown?.showModal();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={element}
      className={className}
      style={style}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose();
      }}
    >
      <div className="dialog-body">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

interface FormDialogProps {
  readonly title: string;
  readonly submit: string;
  readonly isDangerous?: boolean;
  readonly onSubmit: (form: FormData) => Promise<unknown>;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** What the daemon refuses is said in the form, which stays as it was filled in. */
export function FormDialog({ title, submit, isDangerous, onSubmit, onClose = closeDialog, children }: FormDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    onSubmit(new FormData(event.currentTarget)).then(onClose, (error: unknown) => {
      setProblem(error);
      setBusy(false);
    });
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form onSubmit={send}>
        {children}
        {problem === undefined ? null : <Problem error={problem} />}
        <div className="buttons end">
          <button type="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className={isDangerous ? 'danger' : 'primary'} disabled={isBusy}>
            {isBusy ? 'Working…' : submit}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

export function Problem({ error }: { readonly error: unknown }) {
  const { message, hint } = messageOf(error);
  return (
    <p className="problem" role="alert">
      <Text of={message} />
      {hint === '' ? null : (
        <span className="hint">
          <Text of={hint} />
        </span>
      )}
    </p>
  );
}

function Asked({ title, text, confirm, isDangerous = false, reason, answer }: Question) {
  return (
    <FormDialog
      title={title}
      submit={confirm}
      isDangerous={isDangerous}
      onClose={() => answer(undefined)}
      onSubmit={async (form) => answer(textOf(form, 'reason'))}
    >
      <p>
        <Text of={text} />
      </p>
      {reason === undefined ? null : (
        <label className="field">
          <span>{reason}</span>
          <textarea name="reason" rows={2} required maxLength={1000} />
        </label>
      )}
    </FormDialog>
  );
}

export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

export function Dialogs() {
  const shown = useStore(dialog);
  const asked = useStore(question);
  return (
    <>
      {shown}
      {asked ? <Asked {...asked} /> : null}
    </>
  );
}
