// Reads and changes `gateway.json`. It is read again for every call, because another process may have changed it.
import { assertKeys, canonicalJson, type Json } from '../../base/canonical-json.ts';
import type { Refusal } from '../../base/errors.ts';
import { refuse } from '../contract.ts';
import { EMPTY_DOCUMENT, GATEWAY_FILE, documentSchema, rulesOf, type GatewayDocument } from './document.ts';

export interface SettingsDeps {
  /** Reads a file of the user's configuration folder, which only the user can write; undefined when there is none. */
  readConfigFile(name: string): Promise<string | undefined>;
  /** Writes such a file again from what it holds; one process at a time. */
  updateConfigFile(name: string, update: (text: string | undefined) => string): Promise<void>;
}

export interface Rules {
  readonly document: GatewayDocument;
  /** Names this document in the ledger. */
  readonly hash: string;
  readonly json: Record<string, Json>;
}

export interface Settings {
  read(): Promise<Rules>;
  /** `change` may refuse; then nothing is written. */
  change(change: (document: GatewayDocument) => GatewayDocument): Promise<Rules>;
}

export function createSettings(files: SettingsDeps): Settings {
  // Parsed once for each text: most calls meet the rules of the call before.
  let last: { readonly text: string | undefined; readonly rules: Rules } | undefined;
  return {
    async read() {
      const text = await files.readConfigFile(GATEWAY_FILE);
      if (last === undefined || last.text !== text) last = { text, rules: rulesFrom(parse(text)) };
      return last.rules;
    },
    async change(change) {
      let rules: Rules | undefined;
      await files.updateConfigFile(GATEWAY_FILE, (text) => {
        // Checked as if it were read, so that nothing is written that no process could read.
        const changed = documentSchema.safeParse(change(parse(text)));
        if (!changed.success) throw invalid(changed.error.issues);
        rules = rulesFrom(changed.data);
        return `${JSON.stringify(JSON.parse(canonicalJson(changed.data)), null, 2)}\n`;
      });
      if (!rules) throw new Error(`${GATEWAY_FILE} was not written`);
      return rules;
    },
  };
}

function rulesFrom(document: GatewayDocument): Rules {
  return { document, ...rulesOf(document) };
}

function parse(text: string | undefined): GatewayDocument {
  if (text === undefined) return EMPTY_DOCUMENT;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Without the parser's message, which quotes the text: that may hold a key.
    throw refuse('gateway_config_invalid', `${GATEWAY_FILE} is no JSON`);
  }
  const parsed = documentSchema.safeParse(value);
  if (!parsed.success) throw invalid(parsed.error.issues);
  try {
    // The parser leaves a prototype out in silence.
    assertKeys(value);
  } catch {
    throw invalid([{ path: [], message: 'has a word for a name that cannot be one' }]);
  }
  return parsed.data;
}

/** Names the fields, never their values. */
function invalid(all: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]): Refusal {
  const issues = all.slice(0, 5).map(({ path, message }) => `${path.map(String).join('.') || 'all'}: ${message}`);
  return refuse('gateway_config_invalid', `${GATEWAY_FILE} does not fit: ${issues.join('; ')}`, { issues });
}
