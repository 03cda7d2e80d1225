import { request } from 'node:http';

/** An answer as it travels: `fetch` would unpack it. */
export function fetchRaw(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ bytes: Buffer; tag: string }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => resolve({ bytes: Buffer.concat(chunks), tag: response.headers.etag ?? '' }));
    })
      .once('error', reject)
      .end();
  });
}
