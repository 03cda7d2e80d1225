import { once } from 'node:events';
import { createServer } from 'node:http';

export type SiteFile = { readonly path: string; readonly type: string; readonly bytes: Buffer };
export type BareSite = { readonly url: string; stop(): Promise<void> };

const worker = (paths: readonly string[]) => `
const paths = ${JSON.stringify(paths)};
addEventListener('install', (event) => event.waitUntil(caches.open('bare').then((cache) => cache.addAll(paths))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));
`;

/** The page is static: the same styles, and the same scripts fetched and never run. */
function page(files: readonly SiteFile[], bytes: number): string {
  const links = files.map(({ path, type }) =>
    type === 'text/css' ? `<link rel="stylesheet" href="${path}">` : `<link rel="modulepreload" href="${path}">`,
  );
  const html =
    `<!doctype html><html lang="th"><head><meta charset="utf-8"><title>bare</title>${links.join('')}</head>` +
    `<body><h1>ลานเรียน</h1><script>navigator.serviceWorker.register('/worker.js')</script><!-- --></body></html>`;
  return html.replace('<!-- -->', `<!-- ${' '.repeat(Math.max(0, bytes - Buffer.byteLength(html)))} -->`);
}

/** Serves a page of so many bytes with these files, all of them precached by the smallest worker there can be. */
export async function serveBareSite(files: readonly SiteFile[], pageBytes: number): Promise<BareSite> {
  const site = new Map<string, Omit<SiteFile, 'path'>>(files.map((file) => [file.path, file]));
  site.set('/', { type: 'text/html', bytes: Buffer.from(page(files, pageBytes)) });
  site.set('/worker.js', {
    type: 'text/javascript',
    bytes: Buffer.from(worker(['/', ...files.map(({ path }) => path)])),
  });
  const server = createServer(({ url = '/' }, response) => {
    const found = site.get(url);
    response.writeHead(found ? 200 : 404, { 'content-type': found?.type ?? 'text/plain' }).end(found?.bytes);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A listening server has a port');
  return {
    url: `http://localhost:${address.port}/`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
