// Checks the sources against the project's layout: which module may import which, whose SQL may name which tables, and
// which may touch time, chance and the outside. Works on the parsed tree, so that comments mean nothing, and on given
// texts, so that it can be tested.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, posix, relative, sep } from 'node:path';
import { tablesMadeBy, tablesNamedBy } from './sql-tables.ts';
import { globalReferences, importsOf, parse, type Import, type Node } from './syntax.ts';

export interface SourceModule {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Exception {
  /** A module, or a folder when it ends with a slash. */
  readonly path: string;
  /** A module path, a package, or the name of something global, as the violation names it. */
  readonly allows: readonly string[];
  readonly reason: string;
}

export interface Architecture {
  /** Every domain with the domains it may import. */
  readonly mayImport: Readonly<Record<string, readonly string[]>>;
  /** Modules directly under src/, with the domains they may import; `*` is every one. */
  readonly rootModules: Readonly<Record<string, readonly string[]>>;
  /** Who may import a root module: modules, or folders ending with a slash. */
  readonly importersOfRootModules: Readonly<Record<string, readonly string[]>>;
  /** Domains of which others see the doors only; with a list, only those others are held to it. */
  readonly doorsOnly: Readonly<Record<string, readonly string[] | '*'>>;
  readonly forbiddenFolders: readonly string[];
  readonly forbiddenFiles: readonly string[];
  /** Where time, chance, the environment and the network are turned into ports: modules, or folders with a slash. */
  readonly ports: readonly string[];
  /** Globals and members of globals or of Node's modules (`node:os.hostname`) that only ports may touch. */
  readonly impureNames: readonly string[];
  /** Globals that may be used by their members only: passed on whole, nobody sees what is touched. */
  readonly neverWhole: readonly string[];
  /** Packages and Node modules that only ports may import. */
  readonly impureModules: readonly string[];
  /** Packages, or scopes of them, with the places that alone may import them: modules, or folders with a slash. */
  readonly packagesOf: Readonly<Record<string, readonly string[]>>;
  /** Domains whose tables the SQL of every other may name; any other domain's are its own. */
  readonly tablesForAll: readonly string[];
  readonly exceptions: readonly Exception[];
}

export interface Violation {
  readonly rule: 'layout' | 'direction' | 'door' | 'cycle' | 'determinism' | 'package' | 'table' | 'unreadable';
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** Every TypeScript and JavaScript module below a folder of the repository. */
export function readModules(root: string, folder: string): SourceModule[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }));
}

export function checkArchitecture(modules: readonly SourceModule[], architecture: Architecture): Violation[] {
  // A check that looked at nothing proves nothing.
  if (modules.length === 0) throw new Error('no module to check');
  const edges: DomainEdge[] = [];
  const readable: ParsedModule[] = [];
  const violations = modules.flatMap((module) => {
    const layout = checkLayout(module.path, architecture);
    const { program, error } = parse(module.path, module.text);
    if (error !== undefined) return [...layout, violation('unreadable', module, 0, error)];
    readable.push({ ...module, program });
    const imports = importsOf(program);
    return [
      ...layout,
      ...imports.flatMap((found) => checkImport(module, found, architecture, edges)),
      ...checkDeterminism(module, program, imports, architecture),
    ];
  });
  return [...violations, ...findCycles(edges), ...checkTables(readable, architecture)];
}

interface ParsedModule extends SourceModule {
  readonly program: Node;
}

function checkLayout(path: string, architecture: Architecture): Violation[] {
  const folders = dirname(path).split('/');
  const messages: string[] = [];
  if (architecture.forbiddenFiles.includes(basename(path))) messages.push(`no file is called ${basename(path)}`);
  for (const folder of folders) {
    if (architecture.forbiddenFolders.includes(folder)) messages.push(`no folder is called ${folder}`);
  }
  const domain = domainOf(path);
  if (!Object.hasOwn(architecture.mayImport, domain) && !Object.hasOwn(architecture.rootModules, domain)) {
    messages.push(`${domain} is no domain of the design`);
  }
  return messages.map((message) => ({ rule: 'layout', path, line: 1, message }));
}

interface DomainEdge {
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly line: number;
}

function checkImport(
  module: SourceModule,
  { specifier, offset }: Import,
  architecture: Architecture,
  edges: DomainEdge[],
): Violation[] {
  const fail = (rule: Violation['rule'], message: string) => [violation(rule, module, offset, message)];
  if (specifier === undefined) return fail('direction', 'an import whose target is computed cannot be checked');
  if (/^(throughline(\/|$)|#|\/|file:)/.test(specifier)) {
    return fail('direction', `${specifier}: own modules are imported by relative path`);
  }
  if (!specifier.startsWith('.')) {
    const owned = Object.keys(architecture.packagesOf).find((name) => `${specifier}/`.startsWith(`${name}/`));
    const places = owned === undefined ? [] : (architecture.packagesOf[owned] ?? []);
    return owned === undefined || places.some((place) => covers(place, module.path))
      ? []
      : fail('package', `${specifier} is imported by ${places.join(', ')} only`);
  }
  const target = posix.join(posix.dirname(module.path), specifier);
  const from = domainOf(module.path);
  const to = domainOf(target);
  if (!target.startsWith('src/')) return fail('direction', `${target} is outside of src/`);
  if (from === to || isExcepted(module.path, target, architecture)) return [];
  const importers = architecture.importersOfRootModules[to];
  if (importers) {
    return importers.some((allowed) => covers(allowed, module.path))
      ? []
      : fail('direction', `${module.path} may not import ${target}`);
  }
  const ofRoot = architecture.rootModules[from];
  const allowed = ofRoot ?? architecture.mayImport[from] ?? [];
  if (!ofRoot) edges.push({ from, to, path: module.path, line: lineOf(module.text, offset) });
  if (!allowed.includes('*') && !allowed.includes(to))
    return fail('direction', `${from} may not import ${to} (${target})`);
  const heldToDoors = architecture.doorsOnly[to] ?? [];
  const doors = ['contract.ts', `${to}.ts`, 'operations.ts', 'hot.ts'].map((name) => `src/${to}/${name}`);
  if (!ofRoot && (heldToDoors === '*' || heldToDoors.includes(from)) && !doors.includes(target)) {
    return fail('door', `${target} is no door of ${to}; import ${doors.join(', ')}`);
  }
  return [];
}

function checkDeterminism(
  module: SourceModule,
  program: Node,
  imports: readonly Import[],
  architecture: Architecture,
): Violation[] {
  if (architecture.ports.some((port) => covers(port, module.path))) return [];
  const found = globalReferences(program, imports).flatMap(({ name, offset }) => {
    // `process.env.HOME` is a use of `process.env`.
    const impure = architecture.impureNames.find((each) => name === each || name.startsWith(`${each}.`));
    if (impure !== undefined) return [{ name: impure, offset }];
    return architecture.neverWhole.includes(name) ? [{ name, offset }] : [];
  });
  for (const { specifier = '', typeOnly, names, offset } of imports) {
    const impure = architecture.impureModules.find((name) => specifier === name || specifier.startsWith(`${name}/`));
    const unseen = names === undefined && architecture.impureNames.some((name) => name.startsWith(`${specifier}.`));
    if (!typeOnly && (impure !== undefined || unseen)) found.push({ name: impure ?? specifier, offset });
  }
  return found
    .filter(({ name }) => !isExcepted(module.path, name, architecture))
    .map(({ name, offset }) =>
      violation('determinism', module, offset, `${name} is touched by ports only (${architecture.ports.join(', ')})`),
    );
}

/** A domain that reads another's tables rests on columns that its owner may change. */
function checkTables(modules: readonly ParsedModule[], { tablesForAll }: Architecture): Violation[] {
  const ownersOf = new Map<string, Set<string>>();
  for (const { path, program } of modules) {
    for (const table of tablesMadeBy(program)) {
      ownersOf.set(table, (ownersOf.get(table) ?? new Set()).add(domainOf(path)));
    }
  }
  return modules.flatMap((module) =>
    tablesNamedBy(module.program).flatMap(({ table, offset }) => {
      const owners = [...(ownersOf.get(table) ?? [])];
      const own = domainOf(module.path);
      if (owners.length === 0 || owners.some((owner) => owner === own || tablesForAll.includes(owner))) return [];
      return [violation('table', module, offset, `the table ${table} is ${owners.join(' and ')}'s; ask its queries`)];
    }),
  );
}

function findCycles(edges: readonly DomainEdge[]): Violation[] {
  const violations: Violation[] = [];
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    edges.some((edge) => {
      if (edge.from !== from || seen.has(edge.to)) return false;
      seen.add(edge.to);
      return edge.to === goal || reaches(edge.to, goal, seen);
    });
  for (const { from, to, path, line } of edges) {
    if (reaches(to, from)) violations.push({ rule: 'cycle', path, line, message: `${from} → ${to} closes a cycle` });
  }
  return violations;
}

function isExcepted(path: string, what: string, { exceptions }: Architecture): boolean {
  return exceptions.some((exception) => covers(exception.path, path) && exception.allows.includes(what));
}

function covers(place: string, path: string): boolean {
  return place.endsWith('/') ? path.startsWith(place) : path === place;
}

/** The folder under src/, or the name of a module that stands directly in src/. */
function domainOf(path: string): string {
  return path.split('/')[1] ?? path;
}

function violation(rule: Violation['rule'], { path, text }: SourceModule, offset: number, message: string): Violation {
  return { rule, path, line: lineOf(text, offset), message };
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
