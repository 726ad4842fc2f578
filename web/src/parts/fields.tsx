// Form fields: a label, the control, and an explanation.
import type { ReactNode } from 'react';

interface FieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly value?: string;
  readonly required?: boolean;
  readonly max?: number;
}

export function Line({ name, label, hint, value = '', required = false, max = 300 }: FieldProps) {
  return (
    <Labelled label={label} hint={hint}>
      <input name={name} defaultValue={value} required={required} maxLength={max} autoComplete="off" />
    </Labelled>
  );
}

export function Area({
  name,
  label,
  hint,
  value = '',
  required = false,
  max = 8000,
  rows = 3,
}: FieldProps & { readonly rows?: number }) {
  return (
    <Labelled label={label} hint={hint}>
      <textarea name={name} defaultValue={value} required={required} maxLength={max} rows={rows} />
    </Labelled>
  );
}

interface ChoiceProps extends FieldProps {
  readonly options: readonly (readonly [value: string, label: string])[];
}

export function Choice({ name, label, hint, value = '', options, required = false }: ChoiceProps) {
  return (
    <Labelled label={label} hint={hint}>
      <select name={name} defaultValue={value} required={required}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

function Labelled({
  label,
  hint,
  children,
}: {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <label className="field">
      <span>{label}</span>
      {children}
      {hint === undefined ? null : <small>{hint}</small>}
    </label>
  );
}

export const PRIORITIES = [
  ['0', 'P0, the highest'],
  ['1', 'P1'],
  ['2', 'P2'],
  ['3', 'P3'],
  ['4', 'P4, the lowest'],
] as const;

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
