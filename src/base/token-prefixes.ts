// Tokens that are known by how they begin: whose they are, and what the rest of one looks like.
import { ALNUM, CREDENTIAL, DIGIT, HEX, HYPHEN, SLASH, TOKEN, UPPER, WORD } from './character-classes.ts';

export interface PrefixRule {
  readonly prefix: string;
  readonly kind: string;
  /** What the rest of the token consists of, and how much of it there must be. */
  readonly rest: number;
  readonly min: number;
  /** Must not continue a word. For prefixes that occur inside words. */
  readonly isWhole?: boolean;
  /** Kept in front of the replacement. */
  readonly isKept?: boolean;
  readonly accepts?: (head: string) => boolean;
}

const hasDigitOrUpper = (head: string) => /[0-9A-Z]/.test(head);
const looksDrawn = (head: string) =>
  /^[0-9a-f]{32}/.test(head) ? /[0-9]/.test(head) : /[0-9]/.test(head) && /[a-z]/.test(head) && /[A-Z]/.test(head);

// The longest prefix of each family first: the first rule that fits wins.
export const PREFIX_RULES: readonly PrefixRule[] = [
  ...['AKIA', 'ASIA'].map((prefix) => ({
    prefix,
    kind: 'aws-access-key',
    rest: UPPER | DIGIT,
    min: 16,
    isWhole: true,
  })),
  ...['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_'].map((prefix) => ({ prefix, kind: 'github-token', rest: ALNUM, min: 30 })),
  { prefix: 'github_pat_', kind: 'github-token', rest: WORD, min: 22 },
  ...['glpat-', 'gldt-', 'glrt-', 'glptt-', 'glcbt-'].map((prefix) => ({
    prefix,
    kind: 'gitlab-token',
    rest: TOKEN,
    min: 20,
  })),
  ...['xoxa-', 'xoxb-', 'xoxc-', 'xoxd-', 'xoxe-', 'xoxo-', 'xoxp-', 'xoxr-', 'xoxs-', 'xapp-'].map((prefix) => ({
    prefix,
    kind: 'slack-token',
    rest: ALNUM | HYPHEN,
    min: 10,
    accepts: hasDigitOrUpper,
  })),
  ...['hooks.slack.com/services/', 'hooks.slack.com/workflows/', 'discord.com/api/webhooks/'].map((prefix) => ({
    prefix,
    kind: 'webhook',
    rest: TOKEN | SLASH,
    min: 16,
    isKept: true,
    accepts: hasDigitOrUpper,
  })),
  ...['sk_live_', 'rk_live_', 'sk_test_', 'rk_test_', 'whsec_'].map((prefix) => ({
    prefix,
    kind: 'stripe-key',
    rest: ALNUM,
    min: 16,
  })),
  { prefix: 'sk-ant-', kind: 'anthropic-key', rest: TOKEN, min: 20, accepts: hasDigitOrUpper },
  ...['sk-proj-', 'sk-svcacct-', 'sk-admin-'].map((prefix) => ({
    prefix,
    kind: 'openai-key',
    rest: TOKEN,
    min: 20,
    accepts: hasDigitOrUpper,
  })),
  { prefix: 'sk-or-v1-', kind: 'openrouter-key', rest: ALNUM, min: 32 },
  { prefix: 'sk-', kind: 'openai-key', rest: TOKEN, min: 20, isWhole: true, accepts: looksDrawn },
  { prefix: 'AIza', kind: 'google-key', rest: TOKEN, min: 35, isWhole: true },
  { prefix: 'ya29.', kind: 'google-key', rest: TOKEN, min: 20, isWhole: true, accepts: hasDigitOrUpper },
  { prefix: 'GOCSPX-', kind: 'google-key', rest: TOKEN, min: 20, isWhole: true },
  { prefix: 'npm_', kind: 'npm-token', rest: ALNUM, min: 36 },
  { prefix: 'pypi-', kind: 'pypi-token', rest: TOKEN, min: 40, isWhole: true, accepts: hasDigitOrUpper },
  { prefix: 'hf_', kind: 'huggingface-token', rest: ALNUM, min: 30, isWhole: true },
  { prefix: 'SK', kind: 'twilio-key', rest: HEX, min: 32, isWhole: true },
  ...['dop_v1_', 'doo_v1_', 'dor_v1_'].map((prefix) => ({ prefix, kind: 'digitalocean-token', rest: HEX, min: 64 })),
  { prefix: 'dapi', kind: 'databricks-token', rest: HEX, min: 32, isWhole: true },
  { prefix: 'AGE-SECRET-KEY-1', kind: 'age-key', rest: UPPER | DIGIT, min: 50 },
  // Our own, of the HTTP surface.
  { prefix: 'tl_', kind: 'throughline-token', rest: TOKEN, min: 43, isWhole: true },
  { prefix: 'PRIVATE+KEY+', kind: 'signing-key', rest: CREDENTIAL, min: 44 },
];

export const rulesByFirst: (PrefixRule[] | undefined)[] = [];
for (const rule of PREFIX_RULES) {
  const first = rule.prefix.charCodeAt(0);
  (rulesByFirst[first] ??= []).push(rule);
}
