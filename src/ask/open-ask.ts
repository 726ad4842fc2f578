// Puts ask together over the gateway of a home.
import { createHmac } from 'node:crypto';
import { systemMachine, type Machine } from '../base/machine.ts';
import { redactText } from '../base/redact.ts';
import { sha256 } from '../base/hash.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { DomainHome } from '../kernel/domain.ts';
import type { Ask } from './ask.ts';
import type { ArtifactSource } from './artifacts/contract.ts';
import { driftSource, turnSource } from './artifacts/own-sources.ts';
import { workSource, type ReadWorkAtHand } from './artifacts/work-source.ts';
import { createDriftBoard } from './drift/resolve-drift.ts';
import { factSource } from './facts/fact-source.ts';
import { createFacts } from './facts/facts.ts';
import { KERNEL_FILE, readKernel } from './kernel/kernel-snapshot.ts';
import type { ProjectsOfAsk } from './operations/ask-api.ts';
import { createAsk, type AskDeps } from './pipeline/ask.ts';
import { settleExchanges } from './exchange/settle-exchanges.ts';
import type { HomeSight } from './sight/ports.ts';
import { createSight } from './sight/sight.ts';
import { createSummaries } from './summary/summaries.ts';

/** What ask needs of a home besides what every domain gets. */
export interface AskHome extends DomainHome {
  gateway(): Promise<Gateway>;
  readonly work: ProjectsOfAsk;
  readonly workAtHand: ReadWorkAtHand;
  readonly observed: HomeSight;
  readonly machine?: Machine | undefined;
}

export async function openAsk(home: AskHome): Promise<Ask> {
  const { store, ledger } = await home.database();
  const { clock, ids } = home;
  const gateway = await home.gateway();
  const kernel = async () => readKernel(await home.readConfigFile(KERNEL_FILE));
  const key = await originalsKey(home);
  const originalOf = (text: string) => ({
    hmac: createHmac('sha256', key.bytes).update(text).digest('hex'),
    key_id: key.id,
  });
  const sanitise: AskDeps['sanitise'] = (text) => ({ text: redactText(text).text, original: originalOf(text) });
  const sources: ArtifactSource[] = [
    turnSource(store),
    factSource(store),
    driftSource(store),
    workSource(home.workAtHand),
  ];
  const sight = createSight({ machine: home.machine ?? systemMachine, home: home.observed, clock, ids });
  const ask = createAsk({
    store,
    clock,
    ids,
    gateway,
    sight,
    sources,
    kernel,
    sanitise,
    validate: () => ({
      summary: {
        schema_ok: true,
        evidence_drift: false,
        authority_drift: false,
        tone_drift: false,
        completeness_drift: false,
        notes: '',
      },
      findings: [],
      refusal: false,
      authority_state: 'ok',
    }),
    gates: { isSensitive: (text) => redactText(text).found.length > 0, isEvidenceBlob: () => false },
    ranking: async () => ({ method: 'text', vectors: 'not_installed' }),
    appendWithin: ledger.appendWithin,
  });
  const settle = (projectId: string) => settleExchanges({ store, ledger, gateway, originalOf }, projectId);
  const wordsOf = (text: string) => sanitise(text).text;
  const facts = createFacts({ store, ledger, ids, sanitise: wordsOf });
  const drift = createDriftBoard({ store, ledger, sanitise: wordsOf });
  const summaries = createSummaries({ store, ledger, ids });
  return { store, ledger, clock, work: home.work, ask, sight, facts, drift, summaries, kernel, settle };
}

const KEY_FILE = 'ask-originals.key';

async function originalsKey(home: DomainHome): Promise<{ readonly id: string; readonly bytes: Buffer }> {
  let text = await home.readConfigFile(KEY_FILE);
  if (text === undefined) {
    await home.updateConfigFile(KEY_FILE, (before) => before ?? `${home.ids.uuid()}${home.ids.uuid()}\n`);
    text = await home.readConfigFile(KEY_FILE);
  }
  const bytes = Buffer.from(text ?? '', 'utf8');
  return { id: sha256(bytes).slice(0, 16), bytes };
}
