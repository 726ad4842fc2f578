import { World } from './world.ts';
import { Branches } from './branches.ts';
import { Violation } from './violation.ts';
const [from, count, which, trace] = process.argv.slice(2);
const { createBoards } = await import('./actors/boards.ts');
const all: any = {
  mind: async () => (await import('./actors/mind.ts')).createMindOfAgents,
  injection: async () => (await import('./actors/injection.ts' as any)).createInjected,
};
const actors = [createBoards, ...(await Promise.all((which ?? 'mind').split(',').map((n) => all[n]())))];
const branches = new Branches();
for (let seed = Number(from); seed < Number(from) + Number(count); seed += 1) {
  const t = performance.now();
  const world = new World({ seed, actors, keepTrace: trace === 'trace' } as any);
  if (!(world as any).actors[1]) (world as any).actors.push(...(actors.slice(1)).map((c: any) => c(world)));
  let v: any;
  try { await world.run(); } catch (e) { v = e; }
  branches.addAll(world.branches);
  if (v || trace) { console.log(world.trace.tail(trace === 'trace' ? Infinity : 60).join('\n')); }
  console.log(seed, world.scheduler.turns, Math.round(world.scheduler.nowMs), 'ms', Math.round(performance.now() - t), world.trace.hash().slice(0, 8), v ? `BROKEN ${v.promise ?? ''} ${v.message} ${v.stack}` : 'ok');
  if (v) break;
}
console.log(branches.table().filter((l) => /mind|inject|told|failure/.test(l)).join('\n'));
