// The tools of a client: one per operation of its tier and role, under names that suit models. A person's act is none, and neither is
// what runs only as a command.
import type { Tool } from '@modelcontextprotocol/server';
import { Bug } from '../../base/errors.ts';
import { ROLES, type Operation, type Role, type Tier } from '../../base/operation.ts';
import { inputSchemaOf } from './tool-schema.ts';

const TIERS: readonly Tier[] = ['core', 'standard', 'admin'];

export interface Toolbox {
  list(): Tool[];
  find(name: string): Operation | undefined;
}

export function toolName({ name, tool }: Operation['definition']): string {
  return tool ?? name.replace('.', '_');
}

/** Schemas are made when a client first asks for them, once for all clients of these operations. */
export function toolboxOf(operations: readonly Operation[], tier: Tier, role: Role): Toolbox {
  let boxes = toolboxes.get(operations);
  if (!boxes) {
    boxes = new Map();
    toolboxes.set(operations, boxes);
  }
  const key = `${tier} ${role}`;
  let box = boxes.get(key);
  if (!box) {
    box = makeToolbox(operations.filter((each) => isSeen(each, tier, role)));
    boxes.set(key, box);
  }
  return box;
}

const toolboxes = new WeakMap<readonly Operation[], Map<string, Toolbox>>();

function isSeen({ definition, role: needed }: Operation, tier: Tier, role: Role): boolean {
  if (definition.person || definition.local) return false;
  const { tier: least = 'admin' } = definition;
  return TIERS.indexOf(least) <= TIERS.indexOf(tier) && ROLES.indexOf(needed) <= ROLES.indexOf(role);
}

function makeToolbox(operations: readonly Operation[]): Toolbox {
  const byName = new Map<string, Operation>();
  for (const operation of operations) {
    const name = toolName(operation.definition);
    if (byName.has(name)) throw new Bug(`two operations would be the tool "${name}"`);
    byName.set(name, operation);
  }
  let tools: Tool[] | undefined;
  return {
    list: () => (tools ??= [...byName].map(([name, { definition }]) => describe(name, definition))),
    find: (name) => byName.get(name),
  };
}

function describe(name: string, definition: Operation['definition']): Tool {
  const { summary, details, risk, writesWith, idempotent = false, openWorld = false, input } = definition;
  const isRead = risk === 'read' && writesWith === undefined;
  return {
    name,
    title: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' '),
    description: details === undefined ? `${summary}.` : `${summary}. ${details}`,
    inputSchema: inputSchemaOf(input),
    // Only what differs from what a client assumes of a tool that says nothing.
    annotations: {
      ...(isRead ? { readOnlyHint: true } : { destructiveHint: risk === 'destructive' }),
      ...(!isRead && idempotent ? { idempotentHint: true } : {}),
      ...(openWorld ? {} : { openWorldHint: false }),
    },
  };
}
