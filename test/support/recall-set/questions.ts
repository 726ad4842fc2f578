// For each topic, in their order: a question as somebody asks who was there, or who reads the task, and uses the project's own words for
// at least a part of it. The question inside a topic says the same in words that the topic avoids.
export const QUESTIONS: readonly string[] = [
  ...[
    'where do we keep login sessions and for how long',
    'why did the nightly invoice job die',
    'what keeps us from upgrading to Node 24',
  ],
  ...[
    'which carrier do we call first',
    'why do we have our own Code 128 encoder',
    'what was done about the duplicate shipments of ACME',
  ],
  ...[
    'what does the warehouse tablet do when it is offline',
    'who may edit the tariff tables',
    'what was the bottleneck in the load test',
  ],
  ...["how do we delete a customer's address for GDPR", 'why was the staging database slow', 'how are webhooks signed'],
  ...[
    'did we decide against Kubernetes, and why',
    'what broke the tracking page on Monday',
    'how do we store the time zone of pickups',
  ],
  ...[
    'until when can a customer change the address of a parcel',
    'what do we use to test the frontend',
    'how large may a CSV upload be',
  ],
  ...[
    'where do production secrets come from',
    'what was the IDOR finding of the pen test',
    'why is the SOAP endpoint still there, until when',
  ],
  ...['how do drivers log in on their device', 'why NATS and not Kafka', 'how much of the error budget is used'],
  ...[
    'what is the surcharge for islands',
    'which browsers have to work, also on the kiosks',
    'how do I roll back a release',
  ],
  ...['when does the sorter show the red light', 'why did we stop using the ORM', 'which part of an address is logged'],
  ...['how many API tokens may a customer have', 'how is the delivery date estimated', 'who is on call at Christmas'],
  ...[
    'how was the flaky checkout test fixed',
    'what is the retry policy for carrier calls',
    'how should I name my branch',
  ],
  ...[
    'which provider do we use for the status page',
    'what did the accessibility audit find',
    'why was the rollout in France postponed',
  ],
  ...[
    'what is shown on the wall screen',
    'how does the printer agent update itself',
    'what was wrong with the tariff cache key',
  ],
  ...[
    'what happens if two dispatchers edit the same tour',
    'how long are scan events kept',
    'do we squash pull requests with migrations',
  ],
  ...[
    'why was the mobile build so slow',
    'how much may observability cost per month',
    'what are the rules for lithium batteries',
  ],
  ...[
    'what does address validation cost per lookup',
    'what did customers say about returns in the interviews',
    'what are the rules for invoice numbers',
  ],
  ...[
    'which license has the barcode font',
    'how did we improve the customer search',
    'what is on the checklist for a new depot',
  ],
  ...['why do emails have two queues', 'may AI answer support requests', 'where is the disaster recovery copy kept'],
  ...[
    'how are weights rounded for tariffs',
    'why did the import of Brandt fail',
    'when does an old feature flag show up in the report',
  ],
  ...[
    'why do we still need IPv4 for depots',
    'what is missing for the ISO 27001 audit',
    'what came out of the price experiment',
  ],
  'where are the current drawings of the sorter',
];
