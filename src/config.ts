// The only reader of the environment. Everything else is told.
import { fstatSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { isAbsolute, join } from 'node:path';

export interface Config {
  /** Where the search for a home starts. */
  readonly cwd: string;
  /** `THROUGHLINE_HOME`: the home itself, not searched for: a folder, or a Postgres URL. */
  readonly home: string | undefined;
  /** The user's own folder: signing keys, second copies of checkpoints. Never inside a home. */
  readonly configFolder: string;
  /** Also the user's own; whatever is in it can be made again. */
  readonly cacheFolder: string;
  readonly s3: S3Config | undefined;
  /** The person's name on this machine, for the ledger's actors. */
  readonly user: string;
  /** `THROUGHLINE_OWNER`: the name under which this session holds its claims. */
  readonly owner: string | undefined;
  /** Somebody watches the output. */
  readonly isTerminal: boolean;
  /** …and has not asked for plain text. */
  readonly color: boolean;
}

/** An S3 bucket, from `THROUGHLINE_S3_*`; the credentials as the AWS tools name them. */
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
  // The stream takes milliseconds to set up, so it is asked only where it can be a terminal.
  const isTerminal = isDevice(1) && process.stdout.isTTY;
  return {
    cwd: process.cwd(),
    home: env['THROUGHLINE_HOME'] || undefined,
    configFolder: join(ownFolder('XDG_CONFIG_HOME', '.config'), 'throughline'),
    cacheFolder: join(ownFolder('XDG_CACHE_HOME', '.cache'), 'throughline'),
    s3: readS3(env),
    user: userName(env),
    owner: env['THROUGHLINE_OWNER'] || undefined,
    isTerminal,
    color: isTerminal && !env['NO_COLOR'] && env['TERM'] !== 'dumb',
  };
}

/** Where the files of programs beside this one lie; coding agents are set up there. */
export interface UserPlaces {
  /** The user's home directory. */
  readonly user: string;
  /** A variable of the environment; undefined when it is not set, or empty. */
  readonly variable: (name: string) => string | undefined;
}

export function readUserPlaces(): UserPlaces {
  const { env } = process;
  return { user: userFolder(), variable: (name) => env[name] || undefined };
}

function ownFolder(variable: string, name: string): string {
  const told = process.env[variable] ?? '';
  return isAbsolute(told) ? told : join(userFolder(), name);
}

/** Never relative: a project could then bring the list of homes that its reader trusts. */
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
