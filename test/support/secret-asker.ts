// A process that asks for a secret as a command does, and tells its hash only.
import { sha256 } from '../../src/base/hash.ts';
import { readSecretFrom } from '../../src/surfaces/terminal/ask-secret.ts';

const given = await readSecretFrom('Key of anthropic');
process.stdout.write(given === undefined ? 'none given\n' : `given ${sha256(given)}\n`);
