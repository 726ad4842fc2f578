// Prepares the copy of a backed-up database to replace the current one: verifies it, gives it a new host id, and signs
// it as restored.
import { refuse as refuseBase } from '../base/contract.ts';
import { Bug, Refusal } from '../base/errors.ts';
import { createMetrics } from '../base/metrics.ts';
import type { Kernel } from '../kernel/kernel.ts';
import type { VerifyReport } from '../ledger/verify/report.ts';
import type { VerifierKey } from '../base/signed-note.ts';
import type { Signing } from '../ledger/proof/checkpoints.ts';
import { trustKey } from '../ledger/proof/signing-files.ts';
import type { Blobs } from '../store/blobs.ts';
import type { Driver } from '../store/driver.ts';
import type { Store } from '../store/store.ts';
import { NO_SECOND_COPY } from './backup-manifest.ts';
import { refuse, type DatabaseDescriptor } from './contract.ts';
import { openLedgerOver, openStoreOf } from './open-database.ts';
import type { HomePorts } from './ports.ts';

export interface Adopted {
  readonly events: number;
  readonly databaseId: string;
  /** States that it was restored. Goes into the second copy once the database is in place. */
  readonly note: string;
  /** How many rows were not what the events give, and were made again. */
  readonly rebuiltRows: number;
}

export interface AdoptOptions {
  readonly descriptor: DatabaseDescriptor;
  /** The store of the copy, which is changed. */
  readonly driver: Driver;
  /** Where the backup's blobs are, and where the home keeps its own if that is elsewhere. */
  readonly blobs: (store: Store) => { readonly from: Blobs; readonly to?: Blobs };
  readonly signing: Signing;
  /** Keys that were trusted where the backup was made and are unknown here. */
  readonly brought: readonly VerifierKey[];
}

export async function adoptBackup(options: AdoptOptions, ports: HomePorts): Promise<Adopted> {
  const { descriptor, driver, signing, brought } = options;
  const store = await openStoreOf(descriptor, driver, ports);
  try {
    const { from, to } = options.blobs(store);
    const verifiers = [...signing.verifiers, ...brought];
    // Checked against its own checkpoints, because the second copy may describe a past that was restored away. The
    // second copy is updated only when the database is in place: a process that dies before that has restored nothing.
    const judging = { ...signing, verifiers, secondCopy: NO_SECOND_COPY, heads: undefined };
    const blobs = to ? readingFrom(from, to) : from;
    const ledger = await openLedgerOver(store, blobs, descriptor, ports, {
      metrics: createMetrics(),
      signing: judging,
    });
    const { report, rebuiltRows } = await verifyOrRebuild(ledger);
    // No key that this machine knows has signed all of what the others have.
    const stranger = report.unknown_signers.find(({ events }) => events > report.signed_events);
    if (stranger) {
      throw refuseBase('unknown_signer', `The backup was signed by ${stranger.key}, which is not known here`, {
        signers: report.unknown_signers.map(({ key }) => key),
      });
    }
    if (to) await ledger.copyBlobs(to);
    await ledger.becomeNewHost();
    for (const key of brought) await trustKey(ports.config.configFolder, key, ports.ids);
    const note = (await ledger.sign({ restored: true }))?.note;
    if (note === undefined) throw new Bug('a restored ledger was not signed');
    return { events: report.events, databaseId: report.database_id, note, rebuiltRows };
  } finally {
    await store.close();
  }
}

/** A backup whose events hold is worth restoring, whatever its tables hold: they are made again on the way. */
async function verifyOrRebuild(
  ledger: Kernel,
): Promise<{ readonly report: VerifyReport; readonly rebuiltRows: number }> {
  const report = await ledger.verify({ deep: true });
  if (report.ok) return { report, rebuiltRows: 0 };
  const damaged = (message: string | undefined, problems: VerifyReport['problems'], cause?: unknown) =>
    refuse('backup_damaged', `The backup is damaged: ${message}`, { problems }, cause);
  let rebuiltRows = 0;
  try {
    rebuiltRows = (await ledger.rebuild()).differences_found;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw damaged(report.problems[0]?.message, report.problems, error);
  }
  const again = await ledger.verify({ deep: true });
  if (again.ok) return { report: again, rebuiltRows };
  throw damaged(again.problems[0]?.message, again.problems);
}

/** The blobs of a backup, which stays as it is: what is made anew goes to the home. */
function readingFrom(backup: Blobs, home: Blobs): Blobs {
  return {
    ...home,
    location: backup.location,
    put: (bytes) => home.put(bytes),
    get: async (key) => ((await backup.has(key)) ? backup.get(key) : home.get(key)),
    has: async (key) => (await backup.has(key)) || (await home.has(key)),
  };
}
