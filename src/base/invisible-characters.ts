// Takes characters out of a text that is shown to a model or a person and that neither can see: tags, direction marks, zero-width
// characters, variation selectors, fillers. They carry hidden text, split words that filters match, and make a line read as another.

const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Variation_Selector}\ufff9-\ufffb\u{13430}-\u{1343f}]/gu;

/** The characters of most texts, none of which are special: the classes of all characters take a while to load. */
const ORDINARY = /^[\t\n\r\x20-\x7e]*$/;

export function withoutInvisible(text: string): string {
  return ORDINARY.test(text) ? text : text.replaceAll(INVISIBLE, '');
}

/** In the text of a JSON value, where they can be written so that they are seen and nothing is lost. */
export function escapeInvisible(json: string): string {
  return ORDINARY.test(json) ? json : json.replaceAll(INVISIBLE, (sign) => sign.split('').map(unicodeEscape).join(''));
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
