// Ways to name a host that a provider on the internet may not have, each leading to this machine, its network or a
// cloud's own services, or past the check of a URL.

/** As a resolver answers. */
export const HOSTILE_ADDRESSES: readonly string[] = [
  ...['127.0.0.1', '127.0.0.2', '127.1.2.3', '127.255.255.254', '0.0.0.0', '0.1.2.3'],
  ...['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.254'],
  ...['169.254.0.1', '169.254.169.254', '169.254.170.2', '169.254.170.23', '168.63.129.16', '192.0.0.192'],
  ...['100.64.0.1', '100.100.100.200', '100.127.255.255', '192.0.0.1', '192.0.2.1', '192.88.99.1', '198.18.0.1'],
  ...['198.51.100.7', '203.0.113.9', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...['192.175.48.1', '192.31.196.1', '192.52.193.1'],
  ...['::', '::1', '::2', '::127.0.0.1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8'],
  ...['::ffff:0:127.0.0.1', '::ffff:0:7f00:1', '64:ff9b::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b::8.8.8.8'],
  ...['64:ff9b:1::7f00:1', '64:ff9b:1:ffff::1', '2002:7f00:1::', '2002:a00:1::1', '2001::1', '2001:0:7f00:1::'],
  ...['fe80::1', 'fe80::1%lo', 'fe80::1%1', 'febf::1', 'fec0::1', 'fc00::1', 'fd00::1', 'fdff:ffff::1'],
  ...['fd00:ec2::254', 'fd00:ec2::23', 'fd20:ce::254', 'ff02::1', 'ff0e::1', '100::1', '2001:db8::1', '3fff::1'],
  ...['2001:2::1', '2001:10::1', '2001:20::1', '5f00::1', '4000::1', '8000::1', '1000::1', '2001:4:112::1'],
  // No address as it should be written.
  ...['', 'localhost', '127.1', '2130706433', '0x7f000001', '0177.0.0.1', '127.0.0.1 ', '127.0.0.1:80', '[::1]'],
  ...['2606:4700::1%eth0', '008.008.008.008', '1.1.1.1.', '../../etc/hosts', '８.８.８.８'],
];

/** As somebody writes them into a URL, for a server at this port; `https:` too, so that not the scheme alone denies them. */
export function hostileUrls(port: number): string[] {
  const hosts = [
    ...['127.0.0.1', '127.1', '127.0.1', '127.000.000.001', '2130706433', '0x7f000001', '0x7f.1', '0x7F.0x0.0x0.0x1'],
    ...[
      '0177.0.0.1',
      '0177.1',
      '017700000001',
      '00000177.0.0.1',
      '0',
      '0.0.0.0',
      '0x0',
      '127.0.0.1.',
      '%31%32%37.0.0.1',
    ],
    ...['①②⑦.0.0.1', '127。0。0。1', '１２７.0.0.1', '127．0．0．1', '127｡0｡0｡1', '127.0.0.1%2e'],
    ...['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ', 'local%68ost', 'lo\u00adcalhost'],
    ...['[::1]', '[0:0:0:0:0:0:0:1]', '[0000::0001]', '[::]', '[::127.0.0.1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
    ...['[64:ff9b::7f00:1]', '[64:ff9b:1::7f00:1]', '[2002:7f00:1::]', '[2001:0:7f00:1::]', '[fe80::1]', '[fc00::1]'],
    ...['[fe80::1%25lo]', '[fe80::1%lo]', '[::1%25lo]', '[fd00:ec2::254]', '[ff02::1]', '[::ffff:169.254.169.254]'],
    ...['10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '169.254.43518', '2852039166', '0xa9fea9fe'],
    ...['100.64.0.1', '100.100.100.200', '168.63.129.16', '224.0.0.1', '240.0.0.1', '255.255.255.255', '192.0.2.1'],
    // Names that lead here.
    ...['metadata.google.internal', 'canary.example.test', '127.0.0.1.nip.io', 'xn--pi-7ia.example.test'],
    // Looks like the declared host.
    ...['аpi.example.test', 'api.example.test.', 'api.example.test.evil.test', 'apı.example.test', 'api-example.test'],
    ...[
      'api.example.test@127.0.0.1',
      'api.example.test:x@127.0.0.1',
      '127.0.0.1#@api.example.test',
      'user:pass@127.0.0.1',
    ],
  ];
  return [
    ...hosts.flatMap((host) => [`https://${withPort(host, port)}/v1`, `http://${withPort(host, port)}/v1`]),
    ...[
      `https:127.0.0.1:${port}`,
      `https:/127.0.0.1:${port}/`,
      `https:\\\\127.0.0.1:${port}\\`,
      `///127.0.0.1:${port}/`,
    ],
    ...[
      `//127.0.0.1:${port}/`,
      `https://127.0.0.1\t:${port}/`,
      `ht\ntps://127.0.0.1:${port}/`,
      ` https://127.0.0.1:${port}`,
    ],
    ...[`https://api.example.test\\@127.0.0.1:${port}/`, `https://127.0.0.1:${port}\\@api.example.test/`],
    ...[`https://api.example.test/@127.0.0.1:${port}/..//`, `https://api.example.test:${port}@127.0.0.1:${port}/`],
    ...[
      `ftp://127.0.0.1:${port}/`,
      `ws://127.0.0.1:${port}/`,
      `wss://127.0.0.1:${port}/`,
      `gopher://127.0.0.1:${port}/_x`,
    ],
    ...['file:///etc/passwd', 'data:text/plain,x', 'blob:https://api.example.test/1', 'about:blank', 'javascript:1'],
    ...[
      'https://',
      'https://:443/',
      'https://[::1',
      'https://api.example.test:99999/',
      'https://a b/',
      '',
      '/v1/messages',
    ],
    ...['https://user@api.example.test/', 'https://:secret@api.example.test/', 'https://api.example.test:0/'],
    ...[
      'https://api.example.test:25/',
      'https://api.example.test:6667/',
      'http://api.example.test/',
      'HTTP://api.example.test/',
    ],
  ];
}

function withPort(host: string, port: number): string {
  return host.includes('#') ? host.replace('#', `:${port}#`) : `${host}:${port}`;
}
