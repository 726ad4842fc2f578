// The checks that this user let run: those that the user typed, and those that the user was asked about. In the user's
// own configuration folder, because a home may come from anybody. By project: the same words run other programs elsewhere.
import { z } from 'zod';
import { sha256 } from '../../base/hash.ts';

export const CONFIRMED_FILE = 'confirmed-checks.json';

const fileSchema = z.strictObject({ format: z.literal(1), confirmed: z.array(z.string().length(64)) });

/** The newest; a user who is asked once more loses nothing. */
const MOST = 500;

export interface ConfirmedChecksDeps {
  /** Of the user's configuration folder; undefined when there is none. */
  readConfigFile(name: string): Promise<string | undefined>;
  /** Writes it again under a lock. */
  updateConfigFile(name: string, update: (text: string | undefined) => string): Promise<void>;
}

export interface ConfirmedChecks {
  has(projectId: string, command: string): Promise<boolean>;
  add(projectId: string, commands: readonly string[]): Promise<void>;
}

export function createConfirmedChecks(deps: ConfirmedChecksDeps): ConfirmedChecks {
  return {
    has: async (projectId, command) =>
      namesIn(await deps.readConfigFile(CONFIRMED_FILE)).includes(nameOf(projectId, command)),
    async add(projectId, commands) {
      const added = commands.map((command) => nameOf(projectId, command));
      await deps.updateConfigFile(CONFIRMED_FILE, (text) => {
        const confirmed = [...new Set([...namesIn(text), ...added])].slice(-MOST);
        return `${JSON.stringify({ format: 1, confirmed }, null, 2)}\n`;
      });
    },
  };
}

function nameOf(projectId: string, command: string): string {
  return sha256(`${projectId}\n${command}`);
}

/** A file that cannot be read confirms nothing: the user is asked again. */
function namesIn(text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  try {
    return fileSchema.parse(JSON.parse(text)).confirmed;
  } catch {
    return [];
  }
}
