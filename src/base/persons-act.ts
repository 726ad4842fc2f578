// What only a person does: a caller without a person behind it is shown what would happen, with a digest that a person
// can confirm. Decision 0022.
import { canonicalJson } from './canonical-json.ts';
import { refuse } from './contract.ts';
import { sha256 } from './hash.ts';
import { redactTexts } from './redact.ts';

/** How a surface says that a person stands behind a call. Without either field the caller is a program. */
export interface Attended {
  /** The person sits at a terminal, or is logged in with a browser. */
  readonly person?: boolean;
  /** The digest of what the person was shown earlier. */
  readonly confirm?: string;
  /** The coding agent that the environment names: it runs the command, whoever asked for it. */
  readonly runBy?: string;
}

/**
 * `describe` says what would be done, as JSON. It is called only if no person is there. Its `note` is shown beside that:
 * it is no part of what is confirmed.
 */
export async function checkPerson(
  { person = false, confirm, runBy }: Attended,
  name: string,
  describe: () => Promise<Readonly<Record<string, unknown>>>,
  { agentsMayConfirm = true }: { readonly agentsMayConfirm?: boolean } = {},
): Promise<void> {
  // An agent may have a terminal of its own, and would answer there.
  const isAgent = runBy !== undefined && !agentsMayConfirm;
  if (person && !isAgent) return;
  if (confirm !== undefined && isAgent) {
    const message = `${runBy} runs this command, and ${name} is confirmed by a person alone`;
    throw refuse('confirmation_by_agent', message, { operation: name, agent: runBy });
  }
  const { note, ...rest } = await describe();
  // Nobody confirms a secret, and its hash would be shown.
  const would = redactTexts(rest);
  const shown = canonicalJson(would);
  const digest = sha256(shown);
  if (confirm === digest) return;
  throw refuse(
    'confirmation_required',
    `${confirm === undefined ? `Only a person does ${name}, and none is at this call` : `${name} would not do what was confirmed`}. It would do ${shown}, whose digest is ${digest}${typeof note === 'string' ? `. ${note}` : ''}`,
    { digest, would, ...(note === undefined ? {} : { note }) },
  );
}
