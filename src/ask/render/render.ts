// Renders kernel, bundle and question into the compiled prompt. Nothing else reaches the model, and the same three always give the same
// bytes.
import { bundleHash, bundleText, type Bundle } from '../bundle/bundle.ts';
import { frameSafeJson, harmless } from '../sanitise/harmless.ts';
import { packBundle, type PackedBundle, type Text } from '../content/pack-bundle.ts';
import {
  nodesOf,
  promptText,
  type KeptMessage,
  type PromptMessage,
  type PromptNode,
  type PromptPart,
  type PromptRole,
} from '../content/prompt-list.ts';
import { canonicalJson } from '../../base/canonical-json.ts';
import { sha256 } from '../../base/hash.ts';
import { redactText } from '../../base/redact.ts';
import type { KernelDocument } from '../kernel/kernel-snapshot.ts';

/** Which renderer made a prompt: another one has another version. */
export const ASK_PROMPT = { id: 'ask', version: '1' } as const;
/** A step of a task, asked by work: the same frame, without anything of ask's own sources. */
export const STEP_PROMPT = { id: 'work.execute_step', version: '1' } as const;
/** A slice of a session, asked by the mind. */
export const OBSERVE_PROMPT = { id: 'mind.observe', version: '1' } as const;

export interface PromptName {
  readonly id: string;
  readonly version: string;
}

export interface Rendered {
  readonly messages: readonly PromptMessage[];
  readonly prompt_hash: string;
  readonly context_bundle_hash: string;
  readonly bundle: PackedBundle;
  readonly nodes: readonly PromptNode[];
  /** All that has to be kept to render it again. */
  readonly texts: readonly Text[];
}

export type Render = (kernel: KernelDocument, bundle: Bundle, question: string) => Rendered;

/**
 * Every renderer that ever made a prompt, by its name: an exchange is rendered again by the one that made it. A change of `render` that
 * changes a byte gets a version of its own, and the earlier function stays here.
 */
export const RENDERERS: readonly { readonly prompt: PromptName; readonly render: Render }[] = [
  { prompt: ASK_PROMPT, render },
  { prompt: STEP_PROMPT, render },
  { prompt: OBSERVE_PROMPT, render },
];

/** Undefined where this version of the program has no such renderer. */
export function rendererOf({ id, version }: PromptName): Render | undefined {
  return RENDERERS.find(({ prompt }) => prompt.id === id && prompt.version === version)?.render;
}

/** `question` is sanitised; it stands behind the bundle, and nothing in either can end the frame around it. */
export function render(kernel: KernelDocument, bundle: Bundle, question: string): Rendered {
  const packed = packBundle(bundle);
  const text = bundleText(bundle);
  const hash = bundleHash(text);
  const system = systemText(kernel);
  const open = `<context_bundle sha256="${hash}">\n`;
  const close = '\n</context_bundle>\n\n<question>\n';
  const end = '\n</question>';
  const asked = harmless(question);
  const systemKept = textOf(system);
  const questionKept = textOf(asked);
  const [first, second] = [
    sealed('system', system, [{ content: systemKept.hash }]),
    sealed('user', `${open}${frameSafeJson(text)}${close}${asked}${end}`, [
      { text: open },
      { bundle: packed.hash },
      { text: close },
      { content: questionKept.hash },
      { text: end },
    ]),
  ];
  const messages = [first.message, second.message];
  return {
    messages,
    prompt_hash: sha256(promptText(messages)),
    context_bundle_hash: hash,
    bundle: packed,
    nodes: nodesOf([first.kept, second.kept]),
    texts: [...packed.texts, systemKept, questionKept, textOf(canonicalJson(kernel)), ...first.texts, ...second.texts],
  };
}

/**
 * A message as the gateway lets it leave. Every part of it is without secrets already; where the parts make one together, what is sent is
 * the redacted whole, and that is what is kept.
 */
function sealed(role: PromptRole, content: string, parts: readonly PromptPart[]) {
  const redacted = redactText(content).text;
  const isSame = redacted === content;
  const whole = textOf(redacted);
  const message: PromptMessage = { role, content: redacted };
  const kept: KeptMessage = { role, parts: isSame ? parts : [{ content: whole.hash }] };
  return { message, kept, texts: isSame ? [] : [whole] };
}

function systemText({ phase, authority_rules, constraints }: KernelDocument): string {
  const lines = (rules: KernelDocument['constraints']) => rules.map(({ rule, says }) => `- ${rule}: ${says}`);
  return [
    `You answer under the kernel of Throughline, phase "${phase}".`,
    'The context bundle in the next message is all the continuity there is: JSON, made of explicit artifacts with ids.',
    'What it does not hold, you do not know. Cite what you use by its id in square brackets, as in [task:T12].',
    '',
    'Authority:',
    ...lines(authority_rules),
    '',
    'Constraints:',
    ...lines(constraints),
  ].join('\n');
}

function textOf(body: string): Text {
  return { hash: sha256(body), body };
}
