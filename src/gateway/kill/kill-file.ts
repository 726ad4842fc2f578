// The file of a home that says which calls are stopped, since when, by whom and why. It can be written when the disk is full, and
// without the database.
import { join } from 'node:path';
import { z } from 'zod';
import type { Ids } from '../../base/ids.ts';
import { redactedStart } from '../../base/redact.ts';
import { unlessUnchanged } from '../../base/unchanged-file.ts';
import { RESERVED_BYTES, createReservedFile } from '../../store/reserved-file.ts';
import { ALL_PROVIDERS } from '../policy/decide-access.ts';

const NAME = 'kill-switch';
const LONGEST_REASON = 500;

const switchSchema = z.strictObject({
  scope: z.string(),
  since: z.iso.datetime({ precision: 3 }).nullable(),
  /** As an actor of the ledger. */
  by: z
    .string()
    .regex(/^\P{Cc}{1,200}$/u)
    .nullable(),
  reason: z.string().max(LONGEST_REASON).nullable(),
});
/** A switch as far as the file knows it. */
export type FiledSwitch = z.output<typeof switchSchema>;

/** A scope alone was all that earlier versions wrote, and is all that there is room for where many switches are on. */
const fileSchema = z.array(z.union([z.string().transform(scopeAlone), switchSchema]));

export interface KillFile {
  /** Undefined for a file that is not what we write: somebody meant something by it. */
  named(): ReadonlySet<string> | undefined;
  /** The scopes that are stopped by it. One that cannot be read stops everything. */
  scopes(): ReadonlySet<string>;
  /** The same, with what is known of each. */
  switches(): readonly FiledSwitch[];
  write(switches: readonly FiledSwitch[]): Promise<void>;
  /** Makes it while there is room for it. */
  reserve(): Promise<void>;
  /** Whether it was made. */
  exists(): boolean;
}

export function killFileIn(folder: string, ports: { readonly ids: Ids }): KillFile {
  const path = join(folder, NAME);
  const file = createReservedFile(path, ports);
  // Every call looks, and calls under way look five times a second.
  const read = unlessUnchanged(path, () => {
    try {
      return parseSwitches(file.read());
    } catch {
      return undefined;
    }
  });
  let last: { readonly switches: readonly FiledSwitch[]; readonly scopes: ReadonlySet<string> } | undefined;
  const named = () => {
    const switches = read();
    if (!switches) return undefined;
    if (last?.switches !== switches) last = { switches, scopes: new Set(switches.map(({ scope }) => scope)) };
    return last.scopes;
  };
  return {
    named,
    scopes: () => named() ?? EVERYTHING,
    switches: () => read() ?? [...EVERYTHING].map(scopeAlone),
    write: (switches) => file.write(textOf(switches)),
    reserve: () => file.reserve(),
    exists: () => file.exists(),
  };
}

const EVERYTHING: ReadonlySet<string> = new Set([ALL_PROVIDERS]);

function scopeAlone(scope: string): FiledSwitch {
  return { scope, since: null, by: null, reason: null };
}

function parseSwitches(text: string): readonly FiledSwitch[] | undefined {
  if (text === '') return [];
  const parsed = fileSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : undefined;
}

/** That calls are stopped matters more than why: the reasons make room first, then who it was. */
function textOf(switches: readonly FiledSwitch[]): string {
  const sorted = switches.toSorted((one, other) => (one.scope < other.scope ? -1 : 1));
  const scopes = JSON.stringify(sorted.map(({ scope }) => scope));
  const withReasons = (short: (reason: string) => string | null) =>
    JSON.stringify(
      sorted.map(({ scope, since, by, reason }) => ({ scope, since, by, reason: reason && short(reason) })),
    );
  const texts = [withReasons((reason) => redactedStart(reason, LONGEST_REASON)), withReasons(() => null)];
  return texts.find((text) => Buffer.byteLength(text) <= RESERVED_BYTES) ?? scopes;
}

/** The first one who switched it on stays; a scope of which nobody is known is told of now. */
export function withSwitch(switches: readonly FiledSwitch[], added: FiledSwitch): readonly FiledSwitch[] {
  const known = switches.find(({ scope }) => scope === added.scope);
  if (known && known.by !== null) return switches;
  return [...switches.filter((each) => each !== known), added];
}

/** As it is told while only the file knows of it. */
export function unrecorded({ scope, since, by, reason }: FiledSwitch): FiledSwitch & { readonly recorded: boolean } {
  return { scope, since, by, reason, recorded: false };
}

/**
 * For a database that cannot be opened, as on a full disk or where it is gone: the file alone stops every call of the home on this
 * machine. Undefined where there is no such file and none may be made, as in a folder that is not known to be a home.
 */
export async function stopWithoutDatabase(
  folder: string,
  added: FiledSwitch,
  { makesFile, ...ports }: { readonly ids: Ids; readonly makesFile: boolean },
): Promise<readonly ReturnType<typeof unrecorded>[] | undefined> {
  const file = killFileIn(folder, ports);
  if (!file.exists() && !makesFile) return undefined;
  await file.write(withSwitch(file.switches(), added));
  return file.switches().map(unrecorded);
}
