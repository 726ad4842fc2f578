// A process that asks the keychain for a key and waits for it.
import { systemClock } from '../../src/base/clock.ts';
import { createKeychain } from '../../src/gateway/secrets/keychain.ts';

await createKeychain({ clock: systemClock, variable: (name) => process.env[name], timeoutMs: 600_000 }).get('one');
