// Takes characters out of a text that is shown to a model or a person and that neither can see: tags, direction marks, zero-width
// characters, variation selectors, fillers. They carry hidden text, split words that filters match, and make a line read as another.
// Those stay that a script or an emoji is written with, so that a text that is read and written back is the same.

// Expressions over classes of characters are made only when a text needs them: all of them take a millisecond, which hooks
// do not have.
const invisible = () => /[\p{Default_Ignorable_Code_Point}\p{Variation_Selector}\ufff9-\ufffb\u{13430}-\u{1343f}]/gu;
let made: RegExp | undefined;
const runs = () => (made ??= new RegExp(`${invisible().source}+`, 'gu'));

/** The characters of most texts, none of which are special: the classes of all characters take a while to load. */
const ORDINARY = /^[\t\n\r\x20-\x7e]*$/;

/**
 * Whatever may be an invisible character, by its code: more than those, and none less. Those beyond the first plane stand behind one of
 * the halves that are named here.
 */
const SUSPECT = new RegExp(
  `[${[
    ...['\\xad', '\\u034f', '\\u061c', '\\u115f-\\u1160', '\\u17b4-\\u17b5', '\\u180b-\\u180f', '\\u200b-\\u200f'],
    ...['\\u2028-\\u202f', '\\u2060-\\u206f', '\\u3164', '\\ufe00-\\ufe0f', '\\ufeff', '\\uffa0', '\\ufff0-\\uffff'],
    '\\ud800-\\udbff',
  ].join('')}]`,
);

export function withoutInvisible(text: string): string {
  if (ORDINARY.test(text) || !SUSPECT.test(text)) return text;
  return text.replaceAll(runs(), (run: string, at: number) => {
    const before = /.$/su.exec(text.slice(Math.max(0, at - 2), at))?.[0] ?? '';
    const next = text.codePointAt(at + run.length);
    return neededOf(before, run, next === undefined ? '' : String.fromCodePoint(next));
  });
}

/** All of them, also those that belong to the writing: for a text that is compared or searched, and not shown. */
export function withoutAnyInvisible(text: string): string {
  return ORDINARY.test(text) || !SUSPECT.test(text) ? text : text.replaceAll(invisible(), '');
}

const JOINER = /^[\u200c\u200d]$/;
const isJoined = (character: string) => /^(?!\p{ASCII})[\p{L}\p{M}\p{N}\p{Emoji}]$/u.test(character);
const KEYCAP = '\u20e3';
/** What begins a run and belongs to the character before it: one selector, or the tags of a flag such as Scotland's. */
const selected = (): readonly (readonly [base: RegExp, selector: RegExp])[] => [
  [/^(?!\p{ASCII})\p{Emoji}$/u, /^[\ufe0e\ufe0f]/],
  [/^\p{Script=Han}$/u, /^[\u{e0100}-\u{e01ef}]/u],
  [/^(?=\p{L})\p{Script=Mongolian}$/u, /^[\u180b-\u180d\u180f]/],
  [/^\u{1f3f4}$/u, /^[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,6}\u{e007f}/u],
];

/** Of a run of invisible characters, what the characters on both sides of it are written with: a selector, then a joiner. */
function neededOf(before: string, run: string, after: string): string {
  if (after === KEYCAP && /^[0-9#*]$/.test(before)) return run.startsWith('\ufe0f') ? '\ufe0f' : '';
  let selector = '';
  for (const [base, form] of selected()) if (base.test(before)) selector ||= form.exec(run)?.[0] ?? '';
  const rest = run.slice(selector.length);
  return JOINER.test(rest) && isJoined(before) && isJoined(after) ? run : selector;
}

/** In the text of a JSON value, where they can be written so that they are seen and nothing is lost. */
export function escapeInvisible(json: string): string {
  return ORDINARY.test(json)
    ? json
    : json.replaceAll(invisible(), (sign) => sign.split('').map(unicodeEscape).join(''));
}

/** As JSON writes one unit of UTF-16. */
export function unicodeEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Takes them out of every text of a JSON value, names included; the same reference where there is nothing to take out. */
export function withoutInvisibleJson<Value>(value: Value): Value {
  return visit(value) as Value;
}

function visit(value: unknown): unknown {
  if (typeof value === 'string') return withoutInvisible(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map(visit);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  let isChanged = false;
  const members = Object.entries(value).map(([name, member]) => {
    const [visibleName, visible] = [withoutInvisible(name), visit(member)];
    if (visibleName !== name || visible !== member) isChanged = true;
    return [visibleName, visible] as const;
  });
  return isChanged ? Object.fromEntries(members) : value;
}
