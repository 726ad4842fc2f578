// Runs the observational tools: within their tier, within a time limit, and not again while the last observation is fresh.
import { toTimestamp, type Clock } from '../../base/clock.ts';
import type { Ids } from '../../base/ids.ts';
import type { Machine } from '../../base/machine.ts';
import type { SightEntry } from '../bundle/bundle.ts';
import { SIGHT_TOOLS, type SightReading, type SightTool } from './contract.ts';
import { diskUsage } from './disk-usage.ts';
import { indexChanged, indexStatus } from './index-status.ts';
import type { HomeSight, IndexSight, SightScope } from './ports.ts';
import { serviceStatus } from './service-status.ts';
import { summarise, type Summary } from './summary.ts';
import { sysHealth } from './sys-health.ts';
import type { ObservationTool } from './tool.ts';

export interface SightDeps {
  readonly machine: Machine;
  readonly home: HomeSight;
  /** Absent where nothing is indexed for recall. */
  readonly index?: IndexSight | undefined;
  readonly clock: Clock;
  readonly ids: Ids;
  /** How long a caller waits for one tool. */
  readonly withinMs?: number;
  /** How long an observation serves further callers. */
  readonly freshForMs?: number;
  /** Called with what a tool threw, which no reading repeats. */
  readonly onError?: (tool: SightTool, error: unknown) => void;
}

export interface SightOptions {
  readonly tier: number;
  readonly scope: SightScope;
}

export interface Sight {
  /** In the order of `SIGHT_TOOLS`. Never rejects, and never takes longer than the time limit of one tool. */
  read(tools: SightTool | readonly SightTool[] | 'all', options: SightOptions): Promise<SightReading[]>;
}

interface Observation {
  readonly atMs: number;
  readonly steadyMs: number;
  /** Null where the part that it looks at is not installed. */
  readonly summary: Summary | null;
}

interface Running {
  readonly done: Promise<Observation>;
  /** Nobody waits for it any more; it may hang for ever. */
  isOverdue: boolean;
}

export function createSight(deps: SightDeps): Sight {
  const { machine, home, index, clock, ids, withinMs = 2_000, freshForMs = 5_000, onError = () => {} } = deps;
  const tools: Readonly<Record<SightTool, ObservationTool>> = {
    sys_health: sysHealth(machine, home),
    disk_usage: diskUsage(machine, home),
    service_status: serviceStatus(home, clock),
    index_status: indexStatus(index),
    index_changed: indexChanged(index),
  };
  const fresh = new Map<string, Observation>();
  const running = new Map<SightTool, Map<string, Running>>();
  const isFresh = ({ steadyMs }: Observation) => clock.monotonic() - steadyMs < freshForMs;

  /** Rejects if the tool throws, takes too long, or an earlier look of it still hangs. */
  async function observe(tool: SightTool, scope: SightScope): Promise<Observation> {
    const key = `${tool} ${tools[tool].sameFor(scope)}`;
    const known = fresh.get(key);
    if (known && isFresh(known)) return known;
    const looks = running.get(tool) ?? new Map<string, Running>();
    running.set(tool, looks);
    // Each that hangs holds a thread that reads files; there are four in a process.
    if ([...looks.values()].some(({ isOverdue }) => isOverdue))
      throw new Error(`an earlier look of ${tool} still hangs`);
    const look = looks.get(key) ?? begin(tool, key, scope, looks);
    return look.done;
  }

  function begin(tool: SightTool, key: string, scope: SightScope, looks: Map<string, Running>): Running {
    const [atMs, steadyMs] = [clock.now(), clock.monotonic()];
    const waiting = new AbortController();
    const given = new AbortController();
    const look = async (): Promise<Observation> => {
      const observed = await tools[tool].observe(scope, given.signal);
      const observation = { atMs, steadyMs, summary: observed ? summarise(observed) : null };
      for (const [each, old] of fresh) if (!isFresh(old)) fresh.delete(each);
      fresh.set(key, observation);
      return observation;
    };
    const seen = look();
    const limit = clock.sleep(withinMs, waiting.signal).then((): Promise<Observation> => {
      // Ended by the look itself, whose result is waited for.
      if (waiting.signal.aborted) return seen;
      begun.isOverdue = true;
      given.abort();
      throw new Error(`${tool} took longer than ${withinMs} ms`);
    });
    const begun: Running = { done: Promise.race([seen, limit]), isOverdue: false };
    looks.set(key, begun);
    const end = () => {
      looks.delete(key);
      waiting.abort();
    };
    seen.then(end, end);
    return begun;
  }

  async function readOne(tool: SightTool, { tier, scope }: SightOptions): Promise<SightReading> {
    const reading = (atMs: number, entry: SightEntry): SightReading => ({
      tool,
      execution_id: ids.uuid(),
      observed_at: toTimestamp(atMs),
      entry,
    });
    const unavailable = (reason: 'not_installed' | 'blocked_by_tier' | 'tool_error') =>
      reading(clock.now(), { available: false, reason });
    if (tier < tools[tool].tier) return unavailable('blocked_by_tier');
    let observation: Observation;
    try {
      observation = await observe(tool, scope);
    } catch (error) {
      onError(tool, error);
      return unavailable('tool_error');
    }
    const { summary, atMs } = observation;
    if (!summary) return unavailable('not_installed');
    // A tool that sees nothing of what it is for is not available: no claim without values.
    if (Object.keys(summary.values).length === 0) return unavailable('tool_error');
    return agedTo(
      reading(atMs, { available: true, observed_at: toTimestamp(atMs), freshness_s: 0, ...structuredClone(summary) }),
      clock.now(),
    );
  }

  return {
    read(wanted, options) {
      const isWanted = (tool: SightTool) =>
        wanted === 'all' || (typeof wanted === 'string' ? wanted === tool : wanted.includes(tool));
      return Promise.all(SIGHT_TOOLS.filter(isWanted).map((tool) => readOne(tool, options)));
    },
  };
}

/** The same reading with its age at that time: for a bundle that is compiled a moment after it was read. */
export function agedTo(reading: SightReading, nowMs: number): SightReading {
  const { entry } = reading;
  if (!entry.available) return reading;
  const ageMs = nowMs - Date.parse(entry.observed_at);
  return { ...reading, entry: { ...entry, freshness_s: Math.max(0, Math.floor(ageMs / 1_000)) } };
}
