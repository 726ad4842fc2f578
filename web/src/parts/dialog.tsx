// Dialogs by the browser's own element, which keeps the focus inside and closes on Escape.
import { useEffect, useId, useRef, useState, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react';
import { messageOf } from '../api.ts';
import { conflictOf } from '../conflicts.ts';
import { ask, closeDialog, dialog, question, type Question } from '../dialogs.ts';
import { useStore } from '../store.ts';
import type { Conflict } from '../types.ts';
import { Versions, wordOf } from './conflict.tsx';
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
  const pressedOn = useRef<EventTarget>(null);
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
      onPointerDown={(event) => {
        pressedOn.current = event.target;
      }}
      onClick={(event) => {
        // A click beside it, not the end of a selection that began inside.
        if (event.target === element.current && pressedOn.current === element.current) onClose();
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
  readonly cancel?: string;
  readonly isDangerous?: boolean;
  readonly onSubmit: (form: FormData) => Promise<unknown>;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** The form shows a refusal of the daemon and keeps its content. */
export function FormDialog({
  title,
  submit,
  cancel = 'Cancel',
  isDangerous,
  onSubmit,
  onClose = closeDialog,
  children,
}: FormDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const leave = async () => {
    if (form.current && isFilledIn(form.current)) {
      const asked = { title: 'Discard what you wrote?', text: 'It was not saved.', confirm: 'Discard' };
      if ((await ask({ ...asked, isDangerous: true })) === undefined) return;
    }
    onClose();
  };
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
    <Dialog title={title} onClose={() => void leave()}>
      <form
        ref={form}
        onSubmit={send}
        onKeyDown={(event) => {
          // In a field of several lines, Enter alone starts a new line.
          const isSent = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat;
          if (isSent && !isBusy) event.currentTarget.requestSubmit();
        }}
      >
        {children}
        <Problem error={problem} />
        <div className="buttons end">
          <button type="button" onClick={onClose}>
            {cancel}
          </button>
          <button type="submit" className={isDangerous ? 'danger' : 'primary'} disabled={isBusy}>
            {isBusy ? 'Working…' : submit}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** Any change from the initial content. A question that asks for a reason does not count. */
function isFilledIn(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      field.name !== 'reason' &&
      field.value !== field.defaultValue,
  );
}

/** Empty while nothing is wrong. */
export function Problem({ error }: { readonly error: unknown }) {
  if (error === undefined) return null;
  const conflict = conflictOf(error);
  if (conflict) return <LostRace conflict={conflict} />;
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

/** In a form, which keeps what was typed: sending it again chooses it. */
function LostRace({ conflict }: { readonly conflict: Conflict }) {
  const written = new Set(conflict.since.flatMap(({ fields }) => fields));
  const lost = Object.keys(conflict.yours).filter((name) => written.has(name));
  const what = lost.length === 0 ? 'It' : `The ${lost.map(wordOf).join(' and the ')}`;
  return (
    <div className="problem" role="alert">
      <p>
        {what} {lost.length > 1 ? 'were' : 'was'} changed meanwhile.
      </p>
      <Versions of={conflict} />
      <span className="hint">Send it again to overwrite what is there now, or cancel to keep that.</span>
    </div>
  );
}

function Asked({ title, text, confirm, cancel, versions, isDangerous = false, reason, answer }: Question) {
  return (
    <FormDialog
      title={title}
      submit={confirm}
      {...(cancel === undefined ? {} : { cancel })}
      isDangerous={isDangerous}
      onClose={() => answer(undefined)}
      onSubmit={async (form) => answer(textOf(form, 'reason'))}
    >
      <p>
        <Text of={text} />
      </p>
      {versions ? <Versions of={versions} /> : null}
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
