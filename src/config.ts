// The only reader of the environment. All other code receives what it needs as parameters.
import { fstatSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { isAbsolute, join } from 'node:path';

export interface Config {
  /** Where the search for a home starts. */
  readonly cwd: string;
  /** `THROUGHLINE_HOME`: the home itself, a folder or a Postgres URL. It is used as given, without a search. */
  readonly home: string | undefined;
  /** The user's configuration folder: signing keys, second copies of checkpoints. Never inside a home. */
  readonly configFolder: string;
  /** The user's cache folder; everything in it can be recreated. */
  readonly cacheFolder: string;
  readonly s3: S3Config | undefined;
  /** The user's name on this machine, for the actors in the ledger. */
  readonly user: string;
  /** `THROUGHLINE_INJECT=off`: agents that are started here are told nothing. */
  readonly isOptedOut: boolean;
  /** `THROUGHLINE_OWNER`: the name under which this session holds its claims. */
  readonly owner: string | undefined;
  /** The output is a terminal. */
  readonly isTerminal: boolean;
  /** A person can read what is said and can answer: stdin and stderr are terminals. */
  readonly isAttended: boolean;
  /** The output is a terminal, and the user has not asked for plain text. */
  readonly color: boolean;
  /** The coding agent in whose shell this program runs, as the agent's own variables say. */
  readonly runBy?: string | undefined;
}

/** An S3 bucket from `THROUGHLINE_S3_*`; the credentials use the names of the AWS tools. */
export interface S3Config {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

function readS3(env: NodeJS.ProcessEnv): S3Config | undefined {
  const endpoint = env['THROUGHLINE_S3_ENDPOINT'];
  const bucket = env['THROUGHLINE_S3_BUCKET'];
  if (!endpoint || !bucket) return undefined;
  return {
    endpoint,
    bucket,
    region: env['THROUGHLINE_S3_REGION'] || env['AWS_REGION'] || 'us-east-1',
    prefix: env['THROUGHLINE_S3_PREFIX'] || 'throughline/',
    accessKeyId: env['AWS_ACCESS_KEY_ID'] ?? '',
    secretAccessKey: env['AWS_SECRET_ACCESS_KEY'] ?? '',
  };
}

export function readConfig(): Config {
  const { env } = process;
  // Setting up the stream takes milliseconds, so it is opened only where it can be a terminal.
  const isTerminal = isDevice(1) && process.stdout.isTTY;
  return {
    cwd: process.cwd(),
    home: env['THROUGHLINE_HOME'] || undefined,
    configFolder: join(ownFolder('XDG_CONFIG_HOME', '.config'), 'throughline'),
    cacheFolder: join(ownFolder('XDG_CACHE_HOME', '.cache'), 'throughline'),
    s3: readS3(env),
    // Asked for only where something is recorded: the system reads files for it.
    get user() {
      return userName(env);
    },
    isOptedOut: env['THROUGHLINE_INJECT'] === 'off',
    owner: env['THROUGHLINE_OWNER'] || undefined,
    isTerminal,
    // The module takes milliseconds to load, and a copy of the configuration reads this too, so it is loaded only where
    // both can be terminals.
    get isAttended() {
      if (!isDevice(0) || !isDevice(2)) return false;
      const { isatty } = process.getBuiltinModule('node:tty');
      return isatty(0) && isatty(2);
    },
    color: isTerminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
    runBy: AGENT_VARIABLES.find(([, name]) => (env[name] ?? '') !== '')?.[0],
  };
}

/** What coding agents set for the commands that they run. */
const AGENT_VARIABLES = [
  ['claude', 'CLAUDECODE'],
  ['codex', 'CODEX_THREAD_ID'],
  ['codex', 'CODEX_SANDBOX'],
  ['cursor', 'CURSOR_AGENT'],
  ['gemini', 'GEMINI_CLI'],
  ['opencode', 'OPENCODE'],
  ['pi', 'PI_CODING_AGENT'],
] as const;

/** As in the configuration, for what runs before it is read; undefined where the user has no folder. */
export function readCacheFolder(): string | undefined {
  try {
    return join(ownFolder('XDG_CACHE_HOME', '.cache'), 'throughline');
  } catch {
    return undefined;
  }
}

/** Where other programs keep their files; coding agents are set up there. */
export interface UserPlaces {
  /** The user's home directory. */
  readonly user: string;
  /** An environment variable; undefined when it is unset or empty. */
  readonly variable: (name: string) => string | undefined;
}

export function readUserPlaces(): UserPlaces {
  const { env } = process;
  return { user: userFolder(), variable: (name) => env[name] || undefined };
}

/** One variable, for a program that the user declared and that needs it. */
export function readVariable(name: string): string | undefined {
  return process.env[name] || undefined;
}

function ownFolder(variable: string, name: string): string {
  const told = process.env[variable] ?? '';
  return isAbsolute(told) ? told : join(userFolder(), name);
}

/** Never relative: otherwise a project could supply the list of homes that its reader trusts. */
function userFolder(): string {
  for (const read of [homedir, () => userInfo().homedir]) {
    try {
      const folder = read();
      if (isAbsolute(folder)) return folder;
    } catch {
      // A user without a name has no folder either.
    }
  }
  throw new Error('You have no home directory: set HOME to an absolute path');
}

function isDevice(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isCharacterDevice();
  } catch {
    return false;
  }
}

function userName(env: NodeJS.ProcessEnv): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a number without a name.
    return env['USER'] || 'unknown';
  }
}
