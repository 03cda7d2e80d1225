import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * A minimal Node server in its own process: `node bareServer.ts <file> <headers as JSON>` reads the body and answers
 * every request with the same bytes, or 304 if the client has them.
 */
const [, , file = '', headers = '{}'] = process.argv;
const bytes = readFileSync(file);
const tag = `"${createHash('sha256').update(bytes).digest('base64url')}"`;
const sent = { ...JSON.parse(headers), etag: tag, 'content-length': bytes.length };

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    if (request.headers['if-none-match'] === tag) response.writeHead(304, { etag: tag }).end();
    else response.writeHead(200, sent).end(bytes);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') console.log(`http://127.0.0.1:${address.port}`);
});
