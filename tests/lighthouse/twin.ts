import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../support/browser/chromium.ts';
import { watchProcess } from '../support/run/processes.ts';

/** A static page with the bytes of a page of the shop. */
export type Twin = { readonly url: string; stop(): Promise<void> };

/** A response as sent, and the file with its bytes. */
export type TwinFile = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly file: string;
};

/** A browser's headers, so that compressed responses stay compressed. */
const browserHeaders = {
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'th-TH,th',
  accept: 'text/html,*/*',
};
const keptHeaders = ['content-type', 'content-encoding', 'cache-control', 'vary'] as const;
const widths = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/**
 * Serves a static copy of a shop's page: the same document, styles, pictures, fonts and scripts. Scripts are fetched
 * and never run, in the document's order, the others when idle.
 */
export async function startTwin(address: string): Promise<Twin> {
  const folder = await mkdtemp(join(tmpdir(), 'lanrian-twin-'));
  const parts = await filesOf(address);
  const files: TwinFile[] = [];
  const { pathname, search, origin } = new URL(address);
  for (const path of [pathname + search, ...parts]) {
    const { headers, bytes } = await fetchPacked(new URL(path, origin));
    const isDocument = path === pathname + search;
    const file = join(folder, String(files.length));
    await writeFile(file, isDocument ? inert(bytes.toString('utf8'), parts) : bytes);
    files.push({ path, headers, file });
  }
  const list = join(folder, 'files.json');
  await writeFile(list, JSON.stringify(files));
  const server = await watchProcess(process.execPath, [join(import.meta.dirname, 'twinServer.ts'), list]);
  const [url] = await server.waitFor(/http:\S+/, 10_000);
  return {
    url: url + pathname + search,
    stop: async () => {
      await server.stop('SIGTERM', 10_000);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The page's requests to its own shop, without document and calls. */
async function filesOf(address: string): Promise<readonly string[]> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
  try {
    const page = await (await browser.newContext({ ...widths, locale: 'th-TH', serviceWorkers: 'block' })).newPage();
    const files = new Set<string>();
    page.on('request', (asked) => {
      const { origin, pathname, search } = new URL(asked.url());
      const isPart = ['stylesheet', 'script', 'image', 'font', 'manifest'].includes(asked.resourceType());
      if (isPart && origin === new URL(address).origin) files.add(pathname + search);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    return [...files];
  } finally {
    await browser.close();
  }
}

function fetchPacked(url: URL): Promise<{ headers: Record<string, string>; bytes: Buffer }> {
  // The document is changed, so it is fetched unpacked and packed again.
  const isFile = /^\/(assets|uploads|icons)\//.test(url.pathname) || /\.\w+$/.test(url.pathname);
  const headers = isFile
    ? { ...browserHeaders, accept: 'image/avif,image/webp,*/*' }
    : { ...browserHeaders, 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${url.href} answered ${response.statusCode}`));
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const copied = keptHeaders.flatMap((name) =>
          response.headers[name] ? [[name, String(response.headers[name])]] : [],
        );
        resolve({ headers: Object.fromEntries(copied), bytes: Buffer.concat(chunks) });
      });
    })
      .once('error', reject)
      .end();
  });
}

/** The same document whose scripts never run: module scripts become late preloads, others text. */
function inert(html: string, parts: readonly string[]): string {
  const fetched = html
    .replace(/ data-(app|page)="[^"]*"/g, '')
    .replace(
      /<script([^>]*) type="module"([^>]*) src="([^"]+)"([^>]*)><\/script>/g,
      '<link rel="modulepreload" fetchpriority="low"$1$2$4 href="$3">',
    )
    .replace(/<script(?![^>]*\btype=)([^>]*)>/g, '<script type="text/plain"$1>');
  const named = new Set([...fetched.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, path]) => path));
  const scripts = parts.filter((path) => /\.m?js$/.test(path) && !named.has(path));
  return fetched.replace('</head>', `${scripts.map((path) => `<link rel="prefetch" href="${path}">`).join('')}</head>`);
}
