// The beta harness: holds what this home has on record of its exchanges against the acceptance criteria. It starts from the events of the
// ledger, which nobody can change unseen, and looks for the rows and texts that they promise. It writes nothing and asks no model.
import { z } from 'zod';
import { sha256 } from '../../base/hash.ts';
import type { Gateway } from '../../gateway/gateway.ts';
import type { ReadTx, Store } from '../../store/store.ts';
import { sightSchema } from '../bundle/bundle.ts';
import { readKept, type KeptExchange } from '../exchange/read-exchange.ts';
import { checkExchange, refsHash } from '../exchange/verify-exchange.ts';
import * as q from '../queries.ts';
import { ASK_PROMPT } from '../render/render.ts';
import { SIGHT_TOOLS } from '../sight/contract.ts';
import type { SightReading } from '../sight/contract.ts';
import { askEvents } from '../state/events.ts';
import { HARNESS_CHECKS, HARNESS_LIMITS, type CheckId, type HarnessCheck } from './contract.ts';
import * as h from './queries.ts';

export interface HarnessDeps {
  readonly store: Store;
  readonly gateway: Pick<Gateway, 'calls'>;
  /** What sanitising would leave of a text, and of one that is kept whole. */
  readonly sanitise: (text: string, options?: { readonly keepEvidence: boolean }) => string;
  /** Gives exchanges of dead processes their outcome, as every reader of exchanges does first. */
  readonly settle: (projectId: string) => Promise<unknown>;
  readonly readSight: () => Promise<readonly SightReading[]>;
}

export interface HarnessOptions {
  /** Only of this project. */
  readonly projectId?: string | undefined;
  /** The newest this many exchanges, and as many calls. */
  readonly limit: number;
  readonly onProgress?: ((done: number, of: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface HarnessReport {
  readonly ok: boolean;
  readonly exchanges: number;
  readonly under_way: number;
  readonly calls: number;
  readonly checks: readonly HarnessCheck[];
}

const begunSchema = askEvents['exchange.begun'].payload;
const endedSchema = askEvents['exchange.ended'].payload;

interface Told {
  readonly seq: number;
  readonly position: number;
  readonly stream: string;
}
type Begun = z.output<typeof begunSchema> & Told;
type Ended = z.output<typeof endedSchema> & Told;

/** An exchange as the ledger tells of it. */
interface ToldExchange {
  readonly exchange_id: string;
  readonly project_id: string;
  readonly begun: Begun | undefined;
  readonly ended: Ended | undefined;
}

const WHAT: Readonly<Record<CheckId, readonly [what: string, proof: string]>> = {
  '11.1': [
    'calls',
    'each call of ask in the gateway: its event, the event of its exchange behind it with the hash of the bundle, and the outcome behind both',
  ],
  '11.2': [
    'exchanges',
    'each exchange that the ledger says has ended: its session, its two turns, its row, and its refs by their hash',
  ],
  '11.3': ['readings', 'sight in each bundle, each reading on record, and sight as it is now'],
  '11.4': ['texts', 'each text sanitised again, which changes none, and its hash; the newest first'],
  '11.5': ['exchanges', 'each exchange rendered again from what is kept, and every hash held against the ledger'],
};

/** Holds what failed of one check; the first are shown. */
class Tally {
  checked = 0;
  gone = 0;
  private failed = 0;
  private readonly failures: { readonly id: string; readonly why: string }[] = [];
  readonly id: CheckId;

  constructor(id: CheckId) {
    this.id = id;
  }

  expect(holds: boolean, id: string, why: string): void {
    if (holds) return;
    this.failed += 1;
    if (this.failures.length < HARNESS_LIMITS.shown) this.failures.push({ id, why });
  }

  result(): HarnessCheck {
    const [what, proof] = WHAT[this.id];
    return {
      id: this.id,
      title: HARNESS_CHECKS[this.id],
      ok: this.failed === 0,
      checked: this.checked,
      what,
      gone: this.gone,
      proof,
      failed: this.failed,
      failures: this.failures,
    };
  }
}

export async function runBetaHarness(deps: HarnessDeps, options: HarnessOptions): Promise<HarnessReport> {
  const { store, gateway } = deps;
  const { limit, projectId, onProgress, signal } = options;
  const tallies = Object.fromEntries(
    (Object.keys(HARNESS_CHECKS) as CheckId[]).map((id) => [id, new Tally(id)]),
  ) as Record<CheckId, Tally>;
  for (const project of await projectsIn(store, projectId)) await deps.settle(project);
  const told = await store.read((tx) => toldExchanges(tx, limit, projectId));
  const calls = await gateway.calls.askedWith(ASK_PROMPT.id, limit);
  const of = told.length + calls.length;
  let done = 0;
  const step = () => {
    signal?.throwIfAborted();
    done += 1;
    onProgress?.(done, of);
  };
  const seen = new Set<string>();
  for (const exchange of told) {
    await store.read((tx) => checkTold(tx, exchange, tallies, { ...deps, seen }));
    step();
  }
  for (const call of calls) {
    await store.read((tx) => checkCall(tx, call, tallies['11.1'], projectId));
    step();
  }
  await checkTexts(deps, tallies['11.4'], limit, seen);
  await checkSight(deps, tallies['11.3'], limit);
  const checks = Object.values(tallies).map((tally) => tally.result());
  return {
    ok: checks.every(({ ok }) => ok),
    exchanges: told.filter(({ ended }) => ended).length,
    under_way: told.filter(({ ended }) => !ended).length,
    calls: calls.length,
    checks,
  };
}

async function projectsIn(store: Store, projectId: string | undefined): Promise<readonly string[]> {
  if (projectId !== undefined) return [projectId];
  const newest = await store.read(async (tx) => {
    const found: h.ToldEvent[] = [];
    for (const { workflow_id } of await tx.all(h.askStreams))
      found.push(...(await tx.all(h.exchangeEvents, workflow_id, Number.MAX_SAFE_INTEGER, 1)));
    return found;
  });
  return newest.flatMap(({ payload }) => projectOf(payload) ?? []);
}

function projectOf(payload: string): string | undefined {
  return z.object({ project_id: z.string() }).safeParse(JSON.parse(payload)).data?.project_id;
}

/** The newest of every project, in turn. */
async function toldExchanges(tx: ReadTx, limit: number, projectId: string | undefined): Promise<ToldExchange[]> {
  const streams: ToldExchange[][] = [];
  for (const { workflow_id } of await tx.all(h.askStreams)) {
    // Two events each; one at the edge has its beginning read apart.
    const events = await tx.all(h.exchangeEvents, workflow_id, Number.MAX_SAFE_INTEGER, 2 * limit);
    const begun = new Map<string, Begun>();
    const ended: (Ended | Begun)[] = [];
    const isEnded = new Set<string>();
    for (const event of events) {
      const at = { seq: event.event_seq, position: event.position, stream: workflow_id };
      if (event.event_type === 'exchange.ended') {
        const payload = { ...endedSchema.parse(JSON.parse(event.payload)), ...at };
        ended.push(payload);
        isEnded.add(payload.exchange_id);
        continue;
      }
      const payload = { ...begunSchema.parse(JSON.parse(event.payload)), ...at };
      begun.set(payload.exchange_id, payload);
      if (!isEnded.has(payload.exchange_id)) ended.push(payload);
    }
    streams.push(
      ended
        .filter(({ exchange_id, project_id }) => begun.has(exchange_id) && (projectId ?? project_id) === project_id)
        .map((each) => ({
          exchange_id: each.exchange_id,
          project_id: each.project_id,
          begun: begun.get(each.exchange_id),
          ended: 'outcome' in each ? each : undefined,
        })),
    );
  }
  const inTurn: ToldExchange[] = [];
  for (let at = 0; inTurn.length < limit && streams.some((stream) => stream.length > at); at += 1)
    inTurn.push(...streams.flatMap((stream) => stream[at] ?? []));
  return inTurn.slice(0, limit);
}

interface Looking extends HarnessDeps {
  /** Texts that were looked at already. */
  readonly seen: Set<string>;
}

async function checkTold(
  tx: ReadTx,
  { exchange_id, project_id, begun, ended }: ToldExchange,
  tallies: Readonly<Record<CheckId, Tally>>,
  looking: Looking,
): Promise<void> {
  if (!begun || !ended) return;
  const [preflight, record, sight, , replay] = Object.values(tallies) as [Tally, Tally, Tally, Tally, Tally];
  record.checked += 1;
  replay.checked += 1;
  preflight.expect(begun.position < ended.position, exchange_id, 'its outcome stands before its bundle in the ledger');
  preflight.expect(
    begun.context_bundle_hash === ended.context_bundle_hash,
    exchange_id,
    'its outcome names another bundle than its beginning',
  );
  const row = await tx.get(q.readExchange, exchange_id);
  record.expect(row !== undefined, exchange_id, 'the ledger tells of it, and its row is not there');
  if (!row) return;
  const kept = await readKept(tx, row);
  await checkRecord(tx, record, kept, begun, ended, project_id);
  checkBundleSight(sight, kept);
  const { checks, gone } = checkExchange(kept);
  if (gone.length > 0) replay.gone += 1;
  for (const { check, result } of checks) {
    replay.expect(result !== 'mismatch', exchange_id, `${check} does not verify`);
    replay.expect(
      result !== 'no_renderer',
      exchange_id,
      'it was rendered by a version that this program does not have',
    );
  }
  for (const name of ['context_bundle_hash', 'prompt_hash', 'response_hash'] as const)
    replay.expect(row[name] === ended[name], exchange_id, `${name} is not the one that the ledger holds`);
  replay.expect(row.prompt_hash === begun.prompt_hash, exchange_id, 'prompt_hash is not the one that was sent');
  checkKeptTexts(tallies['11.4'], kept, begun, ended, looking);
}

async function checkRecord(
  tx: ReadTx,
  tally: Tally,
  { row, session, user, aurora, refs }: KeptExchange,
  begun: Begun,
  ended: Ended,
  projectId: string,
): Promise<void> {
  const { exchange_id } = row;
  const expect = (holds: boolean, why: string) => tally.expect(holds, exchange_id, why);
  expect(session?.session_id === begun.session_id, 'its session is not there');
  expect(session?.project_id === projectId, 'its session is of another project');
  for (const [speaker, turn, id] of [
    ['user', user, begun.turn_user_id],
    ['aurora', aurora, begun.turn_aurora_id],
  ] as const) {
    expect(turn !== undefined, `the turn of ${speaker} is not there`);
    if (!turn) continue;
    expect(turn.turn_id === id && turn.speaker === speaker, `the turn of ${speaker} is another one`);
    expect(
      turn.session_id === begun.session_id && turn.exchange_id === exchange_id,
      `the turn of ${speaker} is of another exchange`,
    );
  }
  const turns = (await tx.get(h.turnsOf, projectId, begun.seq, ended.seq, exchange_id))?.turns;
  expect(turns === 2, `it has ${turns ?? 0} turns`);
  expect(row.call_id === begun.call_id && row.session_id === begun.session_id, 'its row is of another call or session');
  expect(row.outcome === ended.outcome, 'its row has another outcome than the ledger');
  expect(refs.length === begun.refs, `it has ${refs.length} refs, and ${begun.refs} by the ledger`);
  expect(refsHash({ refs }) === begun.refs_hash, 'its refs are not those of the ledger');
  expect(row.refs === begun.refs && row.refs_hash === begun.refs_hash, 'its row names other refs than the ledger');
}

function checkBundleSight(tally: Tally, { row, bundle }: KeptExchange): void {
  if (!bundle) {
    tally.gone += 1;
    return;
  }
  for (const tool of SIGHT_TOOLS) {
    tally.checked += 1;
    tally.expect(
      sightSchema.safeParse(bundle.sight[tool]).success,
      row.exchange_id,
      `no values of ${tool} and no reason`,
    );
  }
}

/** A text that is kept, and what its hash must be. */
function checkText(tally: Tally, id: string, text: string, hash: string, kept: string): void {
  tally.checked += 1;
  tally.expect(kept === text, id, 'sanitising changes it: it holds a secret or evidence');
  tally.expect(sha256(text) === hash, id, 'it is not what its hash says');
}

function checkKeptTexts(
  tally: Tally,
  { user, aurora, texts, findings, row }: KeptExchange,
  begun: Begun,
  ended: Ended,
  { sanitise, seen }: Looking,
): void {
  for (const [turn, hash, original] of [
    [user, begun.question_hash, begun.question_original],
    [aurora, ended.response_hash, ended.response_original],
  ] as const) {
    if (!turn) continue;
    tally.expect(
      turn.original_hmac === original.hmac && turn.hmac_key_id === original.key_id,
      turn.turn_id,
      'the keyed hash of its original is not the one that the ledger holds',
    );
    if (turn.content === '' && turn.content_hash !== sha256('')) tally.gone += 1;
    else checkText(tally, turn.turn_id, turn.content, hash, sanitise(turn.content));
  }
  for (const [where, text] of texts) {
    const [kind, hash = ''] = where.split(' ');
    if (kind !== 'content' || seen.has(`${row.project_id} ${hash}`)) continue;
    seen.add(`${row.project_id} ${hash}`);
    checkText(tally, hash, text, hash, sanitise(text, { keepEvidence: isStructured(text) }));
  }
  for (const { ordinal, note } of findings) {
    tally.checked += 1;
    tally.expect(sanitise(note) === note, `${row.exchange_id} finding ${ordinal}`, 'sanitising changes its note');
  }
}

/** Our own JSON reads as data, which it is: what was evidence in it was cut before it came there. */
function isStructured(text: string): boolean {
  return text.startsWith('{') && text.endsWith('}');
}

interface AskedCall {
  readonly call_id: string;
  readonly gateway_id: string;
  readonly seq: number;
  readonly status: string;
}

/** Calls of one process are recorded together, sixteen at most, each with a few events. */
const NEAR = 256;

async function checkCall(tx: ReadTx, call: AskedCall, tally: Tally, projectId: string | undefined): Promise<void> {
  const { call_id } = call;
  const event = await tx.get(h.eventAt, call.gateway_id, call.seq);
  const isTold = event !== undefined && callIn(event.payload) === call_id;
  if (isTold && event.event_type === 'gateway.call_denied') return;
  const near = isTold ? await tx.all(h.begunBetween, event.position, event.position + NEAR) : [];
  const found = near.map((each) => ({ each, begun: begunSchema.parse(JSON.parse(each.payload)) }));
  const own = found.filter(({ begun }) => begun.call_id === call_id);
  const [first] = own;
  if (first && projectId !== undefined && first.begun.project_id !== projectId) return;
  tally.checked += 1;
  tally.expect(isTold, call_id, 'the ledger tells of no such call');
  if (!isTold) return;
  tally.expect(
    own.length === 1,
    call_id,
    own.length === 0 ? 'it was made without a bundle' : 'it has several exchanges',
  );
  if (!first) return;
  const { exchange_id, context_bundle_hash } = first.begun;
  const row = await tx.get(q.readExchange, exchange_id);
  if (!row) {
    const open = (await tx.get(h.isUnderWay, first.each.workflow_id, exchange_id))?.found ?? 0;
    tally.expect(open > 0, call_id, `its exchange ${exchange_id} is not there`);
    return;
  }
  tally.expect(row.call_id === call_id, call_id, `its exchange ${exchange_id} names another call`);
  tally.expect(
    row.context_bundle_hash === context_bundle_hash,
    call_id,
    `its exchange ${exchange_id} does not hold the bundle that was compiled for it`,
  );
  tally.expect(first.each.event_seq < row.seq, call_id, `its exchange ${exchange_id} ended before it began`);
}

function callIn(payload: string): string | undefined {
  return z.object({ call_id: z.string() }).safeParse(JSON.parse(payload)).data?.call_id;
}

/** What is kept and belongs to no exchange that was looked at. */
async function checkTexts(
  { store, sanitise }: HarnessDeps,
  tally: Tally,
  limit: number,
  seen: Set<string>,
): Promise<void> {
  const newest = await store.read((tx) => tx.all(h.newestContents, 4 * limit));
  for (const { project_id, content_hash } of newest) {
    if (seen.has(`${project_id} ${content_hash}`)) continue;
    const body = (await store.read((tx) => tx.get(q.readContent, project_id, content_hash)))?.body;
    if (typeof body !== 'string') continue;
    checkText(tally, content_hash, body, content_hash, sanitise(body, { keepEvidence: isStructured(body) }));
  }
}

async function checkSight({ store, readSight }: HarnessDeps, tally: Tally, limit: number): Promise<void> {
  for (const { execution_id, entry } of await store.read((tx) => tx.all(h.newestReadings, 5 * limit))) {
    // Emptied by retention.
    if (entry === '') {
      tally.gone += 1;
      continue;
    }
    tally.checked += 1;
    tally.expect(sightSchema.safeParse(parsed(entry)).success, execution_id, 'it has neither values nor a reason');
  }
  const now = await readSight();
  for (const tool of SIGHT_TOOLS) {
    tally.checked += 1;
    const entry = now.find((reading) => reading.tool === tool)?.entry;
    tally.expect(sightSchema.safeParse(entry).success, tool, 'it now has neither values nor a reason');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
