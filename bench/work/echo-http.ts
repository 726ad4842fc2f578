// The smallest HTTP server there is: reads the body, answers with what it was started with. Says its port on stdout.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [, , answer = ''] = process.argv;
const server = createServer((request, response) => {
  request.resume();
  request.once('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(answer);
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${JSON.stringify({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })}\n`);
});
process.stdin.on('end', () => process.exit(0)).resume();
