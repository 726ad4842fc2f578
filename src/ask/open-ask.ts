// Puts ask together over the gateway of a home.
import { systemMachine, type Machine } from '../base/machine.ts';
import { hmacSha256 } from '../base/hash.ts';
import { systemRandom, type Random } from '../base/random.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { DomainHome } from '../kernel/domain.ts';
import { createDeclaredCommands } from '../kernel/commands/declared-commands.ts';
import { createActuation } from './actuation/actuation.ts';
import type { Ask } from './ask.ts';
import type { ArtifactSource } from './artifacts/contract.ts';
import { createHistory } from './artifacts/history-source.ts';
import { driftSource, turnSource } from './artifacts/own-sources.ts';
import { workSource, type ReadWorkAtHand } from './artifacts/work-source.ts';
import { runBetaHarness, type HarnessOptions } from './harness/beta.ts';
import { createDriftBoard } from './drift/resolve-drift.ts';
import { factSource } from './facts/fact-source.ts';
import { findFacts } from './recall/find-facts.ts';
import { createFacts } from './facts/facts.ts';
import { KERNEL_FILE, readKernel } from './kernel/kernel-snapshot.ts';
import type { ProjectsOfAsk } from './operations/ask-api.ts';
import { createAsk, type AskDeps } from './pipeline/ask.ts';
import { quoteExchange } from './exchange/quote-exchange.ts';
import { settleExchanges } from './exchange/settle-exchanges.ts';
import { openOriginalsKey } from './sanitise/originals.ts';
import { isEvidenceBlob, isSensitive, sanitise } from './sanitise/sanitise.ts';
import type { Recall } from './recall/recall.ts';
import { indexSightOf } from './recall/sight.ts';
import { storable } from './sanitise/storable.ts';
import { createRetention } from './retention/retention.ts';
import { createMindQuestions } from './steps/mind-questions.ts';
import { createModelSteps } from './steps/model-steps.ts';
import type { HomeSight } from './sight/ports.ts';
import { createSight } from './sight/sight.ts';
import { createSummaries } from './summary/summaries.ts';
import { validate } from './validate/validate.ts';

/** What ask needs of a home besides what every domain gets. */
export interface AskHome extends DomainHome {
  gateway(): Promise<Gateway>;
  /** The index behind recall; the first call makes it. */
  recall(): Promise<Recall>;
  /** The same, and undefined where it was never made: to look must not make it. */
  recallIfMade(): Promise<Recall | undefined>;
  readonly work: ProjectsOfAsk;
  readonly workAtHand: ReadWorkAtHand;
  /** What other domains offer to questions. */
  readonly artifactSources?: readonly ArtifactSource[];
  readonly observed: HomeSight;
  readonly machine?: Machine | undefined;
  readonly random?: Random | undefined;
}

export async function openAsk(home: AskHome): Promise<Ask> {
  const { store, ledger } = await home.database();
  const { clock, ids } = home;
  const gateway = await home.gateway();
  const kernel = async () => readKernel(await home.readConfigFile(KERNEL_FILE));
  const key = await openOriginalsKey(home, home.random ?? systemRandom);
  const originalOf = (text: string) => ({ hmac: hmacSha256(key.bytes, text), key_id: key.id });
  const clean: AskDeps['sanitise'] = (text) => ({ text: sanitise(storable(text)).text, original: originalOf(text) });
  const sources: ArtifactSource[] = [
    turnSource(store),
    factSource(store, { find: findFacts(() => home.recall()) }),
    driftSource(store),
    workSource(home.workAtHand),
    ...(home.artifactSources ?? []),
  ];
  const index = indexSightOf(() => home.recallIfMade());
  const sight = createSight({ machine: home.machine ?? systemMachine, home: home.observed, index, clock, ids });
  const ask = createAsk({
    store,
    clock,
    ids,
    gateway,
    sight,
    sources,
    kernel,
    sanitise: clean,
    validate: ({ prompt }, response) => {
      const { at, compiled } = prompt.context;
      const { document } = at.kernel;
      return validate({ response, bundle: compiled.bundle, question: at.question.text, kernel: document });
    },
    gates: { isSensitive, isEvidenceBlob },
    history: createHistory(store, () => home.recall()),
    appendWithin: ledger.appendWithin,
  });
  const settle = (projectId: string) => settleExchanges({ store, ledger, gateway, originalOf }, projectId);
  const quoted = (projectId: string, exchangeId: string) => quoteExchange(store, projectId, exchangeId);
  const steps = createModelSteps({ store, ask, settle });
  const actuation = createActuation({
    store,
    ledger,
    clock,
    ids,
    kernel,
    rootOf: (projectId) => home.work.rootOf(projectId),
    commands: createDeclaredCommands({
      configFolder: home.configFolder,
      clock,
      readConfigFile: (name) => home.readConfigFile(name),
      variable: (name) => home.variable(name),
    }),
  });
  const retention = createRetention({ store, appendWithin: ledger.appendWithin });
  const harness = async (options: HarnessOptions) => {
    const { tier } = (await kernel()).document;
    const readSight = () =>
      sight.read('all', { tier, scope: { projectId: options.projectId ?? '', projectRoot: null } });
    const kept = (text: string, how?: { readonly keepEvidence: boolean }) => sanitise(text, how).text;
    return runBetaHarness({ store, gateway, settle, readSight, sanitise: kept }, options);
  };
  const wordsOf = (text: string) => sanitise(text).text;
  const facts = createFacts({ store, ledger, ids, sanitise: wordsOf });
  const drift = createDriftBoard({ store, ledger, sanitise: wordsOf });
  const summaries = createSummaries({ store, ledger, ids });
  return {
    store,
    ledger,
    clock,
    work: home.work,
    ask,
    sight,
    kernel,
    settle,
    harness,
    facts,
    drift,
    summaries,
    retention,
    quoted,
    actuation,
    steps,
    mind: createMindQuestions({ ask, gateway }),
    recall: () => home.recall(),
    projectOf: (ref, call) => home.work.projectOf(ref, call),
  };
}
