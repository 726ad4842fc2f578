// Reads what a check needs from a parsed module: its imports, which globals it refers to, its functions and its texts.
import { isBuiltin } from 'node:module';
import { parseSync } from 'rolldown/utils';

/** Any node of the tree; its other properties depend on the type. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [property: string]: unknown;
}

export interface Import {
  /** Undefined where the target is computed. */
  readonly specifier: string | undefined;
  readonly typeOnly: boolean;
  readonly offset: number;
  /** Local name to imported name, `*` for the whole module; undefined where what is used of it cannot be seen. */
  readonly names: ReadonlyMap<string, string> | undefined;
}

export function parse(path: string, text: string): { program: Node; error: string | undefined } {
  const { program, errors } = parseSync(path, text);
  return { program: program as unknown as Node, error: errors[0]?.message };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flatMap((value) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);
}

const at = (node: Node, property: string): Node | undefined => {
  const value = node[property];
  return isNode(value) ? value : undefined;
};

const list = (node: Node, property: string): Node[] => {
  const value = node[property];
  return Array.isArray(value) ? value.filter(isNode) : [];
};

const nameOf = (node: Node | undefined): string => {
  const name = node?.['name'] ?? node?.['value'];
  return typeof name === 'string' ? name : '';
};

/** The text of a string literal, or of a template without holes. */
function literal(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node?.type !== 'TemplateLiteral' || list(node, 'expressions').length > 0) return undefined;
  const { cooked } = (list(node, 'quasis')[0]?.['value'] ?? {}) as { cooked?: string };
  return cooked;
}

/** Static, type-only, re-exporting, dynamic and required: every way to name another module. */
export function importsOf(program: Node): Import[] {
  const imports: Import[] = [];
  const add = (node: Node, source: Node | undefined, typeOnly = false, names?: Map<string, string>) =>
    imports.push({ specifier: withScheme(literal(source)), typeOnly, offset: node.start, names });
  const visit = (node: Node): void => {
    switch (node.type) {
      case 'ImportDeclaration':
        add(node, at(node, 'source'), isTypeOnly(node), namesOf(node));
        break;
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        if (at(node, 'source')) add(node, at(node, 'source'), node['exportKind'] === 'type');
        break;
      case 'ImportExpression':
        add(node, at(node, 'source'));
        break;
      case 'TSImportType':
        add(node, at(node, 'source'), true);
        break;
      case 'TSExternalModuleReference':
        add(node, at(node, 'expression'));
        break;
      case 'CallExpression':
        if (isRequire(at(node, 'callee'))) add(node, list(node, 'arguments')[0]);
        break;
      default:
    }
    childrenOf(node).forEach(visit);
  };
  visit(program);
  return imports;
}

export interface FunctionSpan {
  /** What it is called where it is declared, assigned or passed by name; `(anonymous)` for the rest. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Every function with a body, the inner ones too. */
export function functionsOf(program: Node): FunctionSpan[] {
  const found: FunctionSpan[] = [];
  const visit = (node: Node, name: string): void => {
    const isFunction = /^(Function(Declaration|Expression)|ArrowFunctionExpression)$/.test(node.type);
    if (isFunction && at(node, 'body')) {
      found.push({ name: nameOf(at(node, 'id')) || name || '(anonymous)', start: node.start, end: node.end });
    }
    const own = nameOf(at(node, 'id') ?? at(node, 'key') ?? at(node, 'left'));
    // A value takes the name it is given; what stands deeper in an expression has none.
    for (const child of childrenOf(node)) {
      const isNamed = child === node['init'] || child === node['value'] || child === node['right'];
      visit(child, isNamed ? own : isWrapper(node) ? name : '');
    }
  };
  visit(program, '');
  return found;
}

export interface Text {
  /** Of a template, what stands between its holes; each hole is ` … `. */
  readonly text: string;
  readonly offset: number;
}

/** Every string and template of a module. */
export function textsOf(program: Node): Text[] {
  const found: Text[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'Literal' && typeof node['value'] === 'string') {
      found.push({ text: node['value'], offset: node.start });
    }
    if (node.type === 'TemplateLiteral') {
      const parts = list(node, 'quasis').map((quasi) => (quasi['value'] as { readonly cooked?: string }).cooked ?? '');
      found.push({ text: parts.join(' … '), offset: node.start });
    }
    childrenOf(node).forEach(visit);
  };
  visit(program);
  return found;
}

/** The texts that calls of a function name have as their first argument. */
export function firstTextsOf(program: Node, callee: string): Text[] {
  const found: Text[] = [];
  const visit = (node: Node): void => {
    const [first] =
      node.type === 'CallExpression' && nameOf(at(node, 'callee')) === callee ? list(node, 'arguments') : [];
    if (first) found.push(...textsOf(first));
    childrenOf(node).forEach(visit);
  };
  visit(program);
  return found;
}

/** Node's modules have two spellings; everything after this sees one. */
function withScheme(specifier: string | undefined): string | undefined {
  return specifier !== undefined && isBuiltin(specifier) ? `node:${specifier.replace(/^node:/, '')}` : specifier;
}

function isRequire(callee: Node | undefined): boolean {
  if (callee?.type === 'Identifier') return nameOf(callee) === 'require';
  if (callee?.type !== 'MemberExpression') return false;
  const [object, property] = [nameOf(at(callee, 'object')), nameOf(at(callee, 'property'))];
  return (object === 'require' && property === 'resolve') || (object === 'process' && property === 'getBuiltinModule');
}

function isTypeOnly(declaration: Node): boolean {
  const specifiers = list(declaration, 'specifiers');
  if (declaration['importKind'] === 'type') return true;
  return specifiers.length > 0 && specifiers.every((specifier) => specifier['importKind'] === 'type');
}

function namesOf(declaration: Node): Map<string, string> {
  return new Map(
    list(declaration, 'specifiers')
      .filter((specifier) => specifier['importKind'] !== 'type')
      .map((specifier) => [
        nameOf(at(specifier, 'local')),
        // The default export of a Node module is the module itself.
        specifier.type === 'ImportSpecifier' ? nameOf(at(specifier, 'imported')) : '*',
      ]),
  );
}

export interface Reference {
  /** `fetch`, `Date.now`, `node:os.hostname`; `new Date()` and `Date()` for reading the clock by construction. */
  readonly name: string;
  readonly offset: number;
}

const GLOBAL_OBJECTS = new Set(['globalThis', 'global', 'self', 'window']);

/** Every reference to something the module did not declare itself, by its full name. */
export function globalReferences(program: Node, imports: readonly Import[]): Reference[] {
  const origins = new Map<string, string>();
  const own = new Set<string>();
  const references: Reference[] = [];
  for (const { specifier = '', names, offset } of imports) {
    for (const [local, imported] of names ?? []) {
      if (specifier.startsWith('.')) own.add(local);
      else {
        const name = canonical(imported === '*' || imported === 'default' ? specifier : `${specifier}.${imported}`);
        origins.set(local, name);
        references.push({ name, offset });
      }
    }
  }

  const scopes: Set<string>[] = [];
  /** The dotted name of an expression, when it starts at a global or at an imported name. */
  const pathOf = (node: Node | undefined): string | undefined => {
    if (node === undefined) return undefined;
    if (node.type === 'Identifier') {
      const name = nameOf(node);
      return own.has(name) || scopes.some((scope) => scope.has(name)) ? undefined : (origins.get(name) ?? name);
    }
    if (isWrapper(node)) return pathOf(at(node, 'expression'));
    if (node.type !== 'MemberExpression') return undefined;
    const object = pathOf(at(node, 'object'));
    const property = node['computed'] === true ? literal(at(node, 'property')) : nameOf(at(node, 'property'));
    if (object === undefined || property === undefined) return object;
    return GLOBAL_OBJECTS.has(object) ? property : canonical(`${object}.${property}`);
  };
  const refer = (name: string | undefined, node: Node) => {
    if (name !== undefined) references.push({ name, offset: node.start });
  };

  const visit = (node: Node): void => {
    if (node.type.startsWith('TS') && !isWrapper(node)) return;
    if (node.type === 'ImportDeclaration' || (node.type.startsWith('Export') && at(node, 'source'))) return;
    const declared = declaredIn(node);
    if (declared) scopes.push(declared);
    if (node.type === 'MemberExpression' && pathOf(node) !== undefined) {
      refer(pathOf(node), node);
      // The object is named in the path already; only a computed key holds something new.
      if (node['computed'] === true) [at(node, 'property')].filter(isNode).forEach(visit);
    } else {
      if (node.type === 'Identifier') refer(pathOf(node), node);
      if (readsClock(node) && pathOf(at(node, 'callee')) === 'Date') {
        refer(node.type === 'NewExpression' ? 'new Date()' : 'Date()', node);
      }
      if (node.type === 'VariableDeclarator') destructured(node);
      for (const child of childrenOf(node)) if (!isKey(node, child)) visit(child);
    }
    if (declared) scopes.pop();
  };
  const destructured = (declarator: Node): void => {
    const from = pathOf(at(declarator, 'init'));
    const pattern = at(declarator, 'id');
    if (from === undefined || pattern?.type !== 'ObjectPattern') return;
    for (const property of list(pattern, 'properties')) {
      const key = nameOf(at(property, 'key'));
      refer(GLOBAL_OBJECTS.has(from) ? key : canonical(`${from}.${key}`), property);
    }
  };
  visit(program);
  return references;
}

/** One name for what can be reached by several. */
function canonical(path: string): string {
  return path
    .replace(/^node:process\b/, 'process')
    .replace(/^node:perf_hooks\.performance\b/, 'performance')
    .replace(/^node:crypto\.webcrypto\b/, 'crypto');
}

function readsClock(node: Node): boolean {
  return node.type === 'CallExpression' || (node.type === 'NewExpression' && list(node, 'arguments').length === 0);
}

const WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'ChainExpression',
  'ParenthesizedExpression',
]);

function isWrapper(node: Node): boolean {
  return WRAPPERS.has(node.type);
}

/** A name that only labels something, and refers to nothing. */
function isKey(parent: Node, child: Node): boolean {
  if (parent['computed'] === true) return false;
  switch (parent.type) {
    case 'MemberExpression':
      return child === parent['property'];
    case 'Property':
      // In `{ fetch }` the key and the value are the same name, and the value refers.
      return child === parent['key'] && child !== parent['value'];
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'AccessorProperty':
      return child === parent['key'];
    case 'ExportSpecifier':
      return child === parent['exported'];
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return child === parent['label'];
    case 'MetaProperty':
      return true;
    default:
      return false;
  }
}

/** The names a node brings into scope for what is below it; undefined where it opens no scope. */
function declaredIn(node: Node): Set<string> | undefined {
  switch (node.type) {
    case 'Program':
      return new Set([...lexical(list(node, 'body')), ...hoisted(node)]);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const params = list(node, 'params').flatMap(bound);
      return new Set([nameOf(at(node, 'id')), ...params, ...childrenOf(node).flatMap(hoisted)]);
    }
    case 'ClassExpression':
      return new Set([nameOf(at(node, 'id'))]);
    case 'BlockStatement':
    case 'StaticBlock':
      return new Set(lexical(list(node, 'body')));
    case 'SwitchStatement':
      return new Set(list(node, 'cases').flatMap((branch) => lexical(list(branch, 'consequent'))));
    case 'ForStatement':
    case 'ForInStatement':
    case 'ForOfStatement':
      return new Set(lexical([at(node, 'init') ?? at(node, 'left')].filter(isNode)));
    case 'CatchClause':
      return new Set([at(node, 'param')].filter(isNode).flatMap(bound));
    default:
      return undefined;
  }
}

function lexical(statements: readonly Node[]): string[] {
  return statements.flatMap((statement) => {
    const declaration = at(statement, 'declaration') ?? statement;
    if (declaration.type === 'VariableDeclaration') return boundBy(declaration);
    return /^(Function|Class)/.test(declaration.type) ? [nameOf(at(declaration, 'id'))] : [];
  });
}

/** What `var` declares below a node, without entering other functions. */
function hoisted(node: Node): string[] {
  if (/Function/.test(node.type)) return [];
  const own = node.type === 'VariableDeclaration' && node['kind'] === 'var' ? boundBy(node) : [];
  return [...own, ...childrenOf(node).flatMap(hoisted)];
}

function boundBy(declaration: Node): string[] {
  return list(declaration, 'declarations').flatMap((declarator) =>
    [at(declarator, 'id')].filter(isNode).flatMap(bound),
  );
}

/** The names a pattern binds. */
function bound(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [nameOf(pattern)];
    case 'ObjectPattern':
      return list(pattern, 'properties').flatMap(bound);
    case 'ArrayPattern':
      return list(pattern, 'elements').flatMap(bound);
    case 'Property':
      return [at(pattern, 'value')].filter(isNode).flatMap(bound);
    case 'AssignmentPattern':
      return [at(pattern, 'left')].filter(isNode).flatMap(bound);
    case 'RestElement':
      return [at(pattern, 'argument')].filter(isNode).flatMap(bound);
    default:
      return [];
  }
}
