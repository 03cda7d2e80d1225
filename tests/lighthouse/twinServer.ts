import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import type { TwinFile } from './twin.ts';

/** `node twinServer.ts <list>` answers each path of the list with its bytes; unpacked bytes are compressed once. */
const list: readonly TwinFile[] = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
const answers = new Map(
  list.map(({ path, headers, file }) => {
    const bytes = readFileSync(file);
    const isDocument = headers['content-type']?.startsWith('text/html') === true;
    const packed = isDocument ? brotliCompressSync(bytes) : bytes;
    const sent = { ...headers, 'content-length': packed.length, ...(isDocument ? { 'content-encoding': 'br' } : {}) };
    return [path, { sent, packed }] as const;
  }),
);

const server = createServer(({ url = '/' }, response) => {
  const found = answers.get(url);
  if (found === undefined) response.writeHead(404).end();
  else response.writeHead(200, found.sent).end(found.packed);
});
server.listen(0, 'localhost', () => {
  const address = server.address();
  if (address !== null && typeof address !== 'string') console.log(`http://localhost:${address.port}`);
});
