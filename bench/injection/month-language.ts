// How the project of a generated month speaks: what it lays down about its parts, in several phrasings, and how a person words a task that
// touches them. A task never quotes a statement: it says what is to be done, with the words that people
// have for it, and often by another name of the part.

export interface Topic {
  readonly name: string;
  readonly values: readonly string[];
  readonly statements: readonly ((part: string, value: string) => string)[];
  readonly tasks: readonly ((part: string) => string)[];
}

export const TOPICS: readonly Topic[] = [
  {
    name: 'port',
    values: ['3000', '3100', '4173', '5050', '7070', '8080', '8443', '9090'],
    statements: [
      (part, value) => `The ${part} listens on port ${value}.`,
      (part, value) => `We run the ${part} on port ${value}, in development too.`,
      (part, value) => `Port ${value} belongs to the ${part}.`,
    ],
    tasks: [
      (part) => `start the ${part} on my machine and open it in the browser`,
      (part) => `the health check cannot reach the ${part}, see where it listens`,
      (part) => `put the ${part} behind the reverse proxy`,
    ],
  },
  {
    name: 'retries',
    values: ['no', 'two', 'three', 'four', 'five', 'seven', 'eight', 'ten'],
    statements: [
      (part, value) => `The ${part} gives up after ${value} retries.`,
      (part, value) => `Failed calls of the ${part} get ${value} retries, with a growing pause.`,
      (part, value) => `We allow the ${part} ${value} retries.`,
    ],
    tasks: [
      (part) => `the ${part} gives up too early when the network is slow`,
      (part) => `make the ${part} try again when the other side answers with 503`,
      (part) => `write a test for failed calls of the ${part}`,
    ],
  },
  {
    name: 'timeout',
    values: ['2 seconds', '5 seconds', '8 seconds', '10 seconds', '15 seconds', '30 seconds', '45 seconds', '60 seconds'],
    statements: [
      (part, value) => `Requests of the ${part} time out after ${value}.`,
      (part, value) => `The ${part} waits ${value} at most for an answer.`,
      (part, value) => `${value} is the timeout of the ${part}.`,
    ],
    tasks: [
      (part) => `people wait for ever when the ${part} hangs`,
      (part) => `find out why requests to the ${part} are cut off`,
      (part) => `the ${part} is slow under load, look at its timeout first`,
    ],
  },
  {
    name: 'storage',
    values: ['Postgres 16', 'Postgres 17', 'SQLite', 'MariaDB', 'DynamoDB', 'CockroachDB', 'Redis', 'MongoDB'],
    statements: [
      (part, value) => `The ${part} keeps its data in ${value}.`,
      (part, value) => `We moved the ${part} to ${value}, the old database is gone.`,
      (part, value) => `${value} is the database of the ${part}.`,
    ],
    tasks: [
      (part) => `add a column to the tables of the ${part}`,
      (part) => `write a migration for the ${part}`,
      (part) => `the ${part} loses rows, check what its database does`,
    ],
  },
  {
    name: 'owner',
    values: ['Amara', 'Bjarne', 'Chen', 'Dolores', 'Edgar', 'Farah', 'Goran', 'Hanako'],
    statements: [
      (part, value) => `${value} owns the ${part} and reviews what touches it.`,
      (part, value) => `Changes of the ${part} go to ${value} for review.`,
      (part, value) => `Ask ${value} before you change the ${part}.`,
    ],
    tasks: [
      (part) => `open a pull request for the ${part} and ask for a review`,
      (part) => `who has to agree before I touch the ${part}`,
      (part) => `hand the rewrite of the ${part} over`,
    ],
  },
  {
    name: 'release',
    values: ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'every second Friday', 'the first of the month', 'weekends', 'each merge'],
    statements: [
      (part, value) => `The ${part} is released on ${value}.`,
      (part, value) => `We ship the ${part} on ${value} and at no other time.`,
      (part, value) => `Releases of the ${part} are for ${value}.`,
    ],
    tasks: [
      (part) => `get the fix for the ${part} out to customers`,
      (part) => `when can the new ${part} go live`,
      (part) => `prepare the next release of the ${part}`,
    ],
  },
  {
    name: 'logging',
    values: ['debug', 'info', 'notice', 'warn', 'error', 'trace', 'fatal', 'silent'],
    statements: [
      (part, value) => `The ${part} logs at level ${value} in production.`,
      (part, value) => `Set the log level of the ${part} to ${value}.`,
      (part, value) => `${value} is the log level of the ${part}.`,
    ],
    tasks: [
      (part) => `the ${part} fills the disk with its logs`,
      (part) => `I see nothing in the logs of the ${part} when it fails`,
      (part) => `add a log line to the ${part} and make it show up in production`,
    ],
  },
  {
    name: 'region',
    values: ['eu-west-1', 'eu-central-1', 'us-east-2', 'us-west-2', 'ap-south-1', 'sa-east-1', 'ca-central-1', 'me-south-1'],
    statements: [
      (part, value) => `The ${part} runs in ${value}.`,
      (part, value) => `We host the ${part} in the region ${value}.`,
      (part, value) => `${value} is where the ${part} is deployed.`,
    ],
    tasks: [
      (part) => `deploy the ${part} again`,
      (part) => `set up an alarm for the machines that run the ${part}`,
      (part) => `the ${part} is far from our customers, measure how slow that is`,
    ],
  },
  {
    name: 'tests',
    values: ['vitest', 'jest', 'mocha', 'node --test', 'pytest', 'playwright', 'cypress', 'ava'],
    statements: [
      (part, value) => `Tests of the ${part} are written with ${value}.`,
      (part, value) => `The ${part} is tested by ${value} alone.`,
      (part, value) => `Use ${value} for the tests of the ${part}.`,
    ],
    tasks: [
      (part) => `cover the ${part} with tests before we change it`,
      (part) => `a test of the ${part} fails now and then, run it a hundred times`,
      (part) => `write down how to test the ${part}`,
    ],
  },
  {
    name: 'caching',
    values: ['not at all', 'for a minute', 'for five minutes', 'for an hour', 'for a day', 'until the next release', 'per session', 'by the edge alone'],
    statements: [
      (part, value) => `Answers of the ${part} are cached ${value}.`,
      (part, value) => `We cache the ${part} ${value}.`,
      (part, value) => `The ${part} may be cached ${value}.`,
    ],
    tasks: [
      (part) => `customers see an old ${part} after a change`,
      (part) => `take load off the ${part}`,
      (part) => `the ${part} shows stale data, look at the cache`,
    ],
  },
  {
    name: 'secrets',
    values: ['Vault', '1Password', 'the parameter store', 'sealed secrets', 'Doppler', 'SOPS files', 'the key server', 'GitHub secrets'],
    statements: [
      (part, value) => `Passwords of the ${part} come from ${value}.`,
      (part, value) => `The ${part} reads its secrets from ${value}, never from a file.`,
      (part, value) => `${value} holds the keys of the ${part}.`,
    ],
    tasks: [
      (part) => `rotate the password that the ${part} uses`,
      (part) => `the ${part} starts with a wrong key on staging`,
      (part) => `give the new colleague access to what the ${part} needs`,
    ],
  },
  {
    name: 'format',
    values: ['JSON', 'CSV', 'Avro', 'Protobuf', 'MessagePack', 'XML', 'Parquet', 'plain text'],
    statements: [
      (part, value) => `The ${part} hands its data on as ${value}.`,
      (part, value) => `What leaves the ${part} is ${value}.`,
      (part, value) => `Files of the ${part} are written in ${value}.`,
    ],
    tasks: [
      (part) => `read what the ${part} hands on in a script`,
      (part) => `the partner cannot open the files of the ${part}`,
      (part) => `add a field to the output of the ${part}`,
    ],
  },
]; // prettier-ignore

/** A part of the project as statements name it, and as people also call it. */
export type Part = readonly [name: string, nickname: string];

export const PARTS: Readonly<Record<string, readonly Part[]>> = {
  main: [
    ['build server', 'builds'], ['staging host', 'staging'], ['mail gateway', 'mail sending'], ['audit trail', 'auditing'], ['feature switches', 'switches'], ['status page', 'status'],
    ['admin console', 'admin screens'], ['image resizer', 'thumbnails'], ['job scheduler', 'nightly jobs'], ['web hooks', 'hooks'], ['login form', 'sign-in'], ['help desk', 'support desk'],
  ],
  checkout: [
    ['cart page', 'cart'], ['address form', 'address fields'], ['payment step', 'paying'], ['voucher box', 'vouchers'], ['order summary', 'summary'], ['guest sign-in', 'guests'],
    ['stock check', 'stock'], ['delivery picker', 'delivery choice'], ['fraud filter', 'fraud check'], ['receipt mail', 'receipts'], ['gift wrapping', 'gifts'], ['basket service', 'basket'],
  ],
  search: [
    ['suggestion box', 'suggestions'], ['ranking job', 'ranking'], ['filter panel', 'filters'], ['synonym list', 'synonyms'], ['product index', 'index'], ['crawler', 'crawling'],
    ['spelling help', 'spelling'], ['result page', 'results'], ['facet counter', 'facets'], ['image search', 'searching by image'], ['query log', 'queries'], ['recommender', 'recommendations'],
  ],
  billing: [
    ['invoice export', 'invoices'], ['dunning run', 'reminders'], ['tax table', 'taxes'], ['refund desk', 'refunds'], ['bank import', 'bank statements'], ['plan picker', 'plans'],
    ['usage meter', 'metering'], ['credit notes', 'credits'], ['price list', 'prices'], ['payout job', 'payouts'], ['receipt archive', 'archive'], ['currency feed', 'exchange rates'],
  ],
}; // prettier-ignore
