// A copy of a backup made fit to take a home's place, whatever database it is in: verified, and signed as restored.
import { VERSION, mindSchemas, openLedgerOver, type HomeOptions, type Ports } from './assembly.ts';
import { refuse as refuseBase } from './base/contract.ts';
import { Bug } from './base/errors.ts';
import type { VerifierKey } from './base/signed-note.ts';
import { NO_SECOND_COPY } from './ledger/backup-manifest.ts';
import type { Signing } from './ledger/checkpoints.ts';
import { identifyLedger } from './ledger/ledger.ts';
import { trustKey } from './ledger/signing-files.ts';
import type { Blobs } from './store/blobs.ts';
import { refuse } from './store/contract.ts';
import type { Driver } from './store/driver.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

export interface TakenOver {
  readonly events: number;
  readonly databaseId: string;
  readonly note: string;
}

/** Blobs go where they are not yet. The note says that it was restored, and goes into the second copy once it is. */
export async function takeOver(
  store: Store,
  blobs: { readonly from: Blobs; readonly to: Blobs | undefined },
  signing: Signing,
  brought: readonly VerifierKey[],
  options: HomeOptions,
  ports: Ports,
): Promise<TakenOver> {
  const verifiers = [...signing.verifiers, ...brought];
  // Held against its own checkpoints: the second copy may tell of a past that was restored away. And told nothing of this
  // one before it is in place: whoever dies until then has restored nothing.
  const judging = { ...signing, verifiers, secondCopy: NO_SECOND_COPY };
  const { ledger } = await openLedgerOver(store, blobs.from, judging, options, ports);
  const report = await ledger.verify({ deep: true });
  if (!report.ok) {
    const [first] = report.problems;
    // Nothing is wrong with it but that this machine has never heard of the one that signed it.
    if (first?.code === 'unknown_signer')
      throw refuseBase('unknown_signer', first.message, { problems: report.problems });
    throw refuse('backup_damaged', `The backup is damaged: ${first?.message}`, { problems: report.problems });
  }
  if (blobs.to) await ledger.copyBlobs(blobs.to);
  await ledger.becomeNewHost();
  for (const key of brought) await trustKey(ports.config.configFolder, key, ports.ids);
  const note = (await ledger.sign({ restored: true }))?.note;
  if (note === undefined) throw new Bug('a restored ledger was not signed');
  return { events: report.events, databaseId: report.database_id, note };
}

/** The id of a mind that is sound. */
export async function checkMind(driver: Driver, { clock, ids }: Ports): Promise<string> {
  const store = await openStore(driver, { clock, producerVersion: VERSION, sequences: mindSchemas });
  try {
    const problems = await store.check();
    if (problems.length > 0) throw refuse('backup_damaged', `The backup is damaged: ${problems[0]}`, { problems });
    return (await identifyLedger(store, ids)).database_id;
  } finally {
    await store.close();
  }
}
