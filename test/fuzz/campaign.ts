// One life of a home under fuzz: a few hundred calls on every surface, one after another, each judged, and what changed
// in the home held against what its answer says. The seed chooses all of them.
import { operationDefinitions } from '../../src/main.ts';
import { createDice } from '../simulation/dice.ts';
import { overHooks } from './over-hooks.ts';
import { overHttp } from './over-http.ts';
import { overMcpHttp, overStdio } from './over-mcp.ts';
import { overPersons } from './over-persons.ts';
import { recordsRefusals, type Definition, type Shot, type Surface } from './shot.ts';
import { openTarget } from './target.ts';
import { watchState } from './watched-state.ts';

/** Calls of one life. More would make the home large and the looks at it slow. */
export const LIFE = 500;
const REFRESH_EVERY = 50;
const SURFACES = ['http', 'stdio', 'mcp', 'hooks', 'persons'] as const;
export type SurfaceName = (typeof SURFACES)[number];
export const isSurface = (name: string): name is SurfaceName => (SURFACES as readonly string[]).includes(name);

export interface Found {
  readonly seed: number;
  readonly call: number;
  readonly shot: Pick<Shot, 'name' | 'sent'>;
  readonly faults: readonly string[];
}

export interface LifeReport {
  readonly calls: number;
  /** How often each outcome came, by what was called. */
  readonly outcomes: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly found: readonly Found[];
}

export interface LifeOptions {
  readonly seed: number;
  readonly calls: number;
  readonly only?: readonly SurfaceName[];
  /** Only operations whose names begin so, as in `gateway.`. */
  readonly operations?: string;
  readonly onCall?: (call: number, shot: Shot) => void;
}

export async function runLife({ seed, calls, only = [], operations = '', onCall }: LifeOptions): Promise<LifeReport> {
  const target = await openTarget();
  const persons = await overPersons(target);
  const surfaces = [overHttp(target), overStdio(target), overMcpHttp(target), overHooks(target), persons].filter(
    ({ name }) => only.length === 0 || only.includes(name as SurfaceName),
  );
  const state = watchState(target.databases, target.files);
  const dice = createDice(`fuzz/${seed}`);
  const outcomes = new Map<string, Map<string, number>>();
  const found: Found[] = [];
  const definitions = operationDefinitions.filter(
    (each) => !each.local && each.name.startsWith(operations) && surfaces.some((surface) => takes(surface, each)),
  );
  let logged = target.daemon.log().length;
  try {
    for (let call = 1; call <= calls; call += 1) {
      if (call % REFRESH_EVERY === 0) await target.refresh();
      const own = dice.fork(String(call));
      // In turn, so that a short life reaches every operation too.
      const definition = definitions[(call + seed * 17) % definitions.length] as Definition;
      const surface = weighted(
        surfaces.filter((each) => takes(each, definition)),
        own.next(),
      );
      state.hold();
      const shot = await shotOf(surface, definition, own);
      onCall?.(call, shot);
      const faults = [...shot.faults];
      if (shot.mayWrite || recordsRefusals(definition)) state.drop();
      else faults.push(...state.changes().map((what) => `it was refused or only read, and changed ${what}`));
      const log = target.daemon.log();
      faults.push(...bugsIn(log.slice(logged)));
      logged = log.length;
      const isDown = !target.daemon.isAlive();
      if (isDown) faults.push(`the daemon has ended (${target.daemon.ending()}): ${log.slice(-1_000)}`);
      if (faults.length > 0) found.push({ seed, call, shot, faults });
      count(outcomes, shot);
      if (isDown) return { calls: call, outcomes, found };
    }
    return { calls, outcomes, found };
  } finally {
    state.close();
    await persons.close();
    await target.close();
  }
}

async function shotOf(surface: Surface, definition: Definition, dice: Parameters<Surface['shoot']>[1]): Promise<Shot> {
  try {
    return await surface.shoot(definition, dice);
  } catch (error) {
    const { name, message } = error as Error;
    const what = { name: `${surface.name} ${definition.name}`, sent: 'see the replay', outcome: name, mayWrite: true };
    return { ...what, faults: [`${name}: ${message}`] };
  }
}

const takes = (surface: Surface, definition: Definition): boolean => surface.takes?.(definition) ?? true;

function weighted(surfaces: readonly Surface[], at: number): Surface {
  let left = at * surfaces.reduce((sum, { weight }) => sum + weight, 0);
  const found = surfaces.find(({ weight }) => (left -= weight) < 0);
  return (found ?? surfaces[0]) as Surface;
}

/** What the daemon's log calls a defect of ours, and lines of no form of its own: a client has written those. */
function bugsIn(log: string): string[] {
  return log
    .split('\n')
    .filter((line) => line !== '' && !/^\{.*"level":"info"/.test(line) && !/^warning: .{1,600}$/.test(line))
    .map((line) => `the daemon logged ${line.slice(0, 700)}`);
}

function count(outcomes: Map<string, Map<string, number>>, { name, outcome }: Shot): void {
  const own = outcomes.get(name) ?? new Map<string, number>();
  own.set(outcome, (own.get(outcome) ?? 0) + 1);
  outcomes.set(name, own);
}

export function tellFound({ seed, call, shot, faults }: Found): string {
  return [
    `seed ${seed}, call ${call}: ${shot.name}`,
    `  sent ${shot.sent}`,
    ...faults.map((fault) => `  ${fault}`),
    `  once more: npm run fuzz -- --seed ${seed} --runs ${call}`,
  ].join('\n');
}
