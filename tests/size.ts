import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumFlags, findChromium } from './support/browser/chromium.ts';
import { formatTable } from './support/run/formatTable.ts';
import { startShop } from './support/shop/shopServer.ts';

/** Upper bounds in bytes: scripts, styles and the worker as gzip, fonts as they are. */
const limits = { catalogue: 119_500, course: 122_500, styles: 20_000, fonts: 70_000, worker: 12_000 };

/** Every component of PrimeReact carries its base, which puts attributes together from this beginning. */
const primeReact = /["'`]data-pc-["'`]/;

type Fetched = { readonly url: URL; readonly startedAt: number };
type FirstLoad = {
  readonly fetched: readonly Fetched[];
  /** The first paint, in the clock of `startedAt` (s). */
  readonly paintedAt: number;
};
type Figure = { readonly what: string; readonly bytes: number; readonly limit: number };

/** Opens a page with an empty cache on a phone; requests of the worker do not count. */
async function loadFirst(browser: Browser, address: string): Promise<FirstLoad> {
  const context = await newPhone(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const fetched = watchFetches(session, new URL(address).origin);
  await session.send('Network.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  const paintedMs = await firstPaintMs(page);
  await context.close();
  const document = fetched.find(({ url }) => url.href === address);
  if (!document) throw new Error(`${address} was not fetched`);
  return { fetched, paintedAt: document.startedAt + paintedMs / 1_000 };
}

const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'th-TH' });

function watchFetches(session: CDPSession, origin: string): readonly Fetched[] {
  const fetched: Fetched[] = [];
  session.on('Network.requestWillBeSent', ({ request, timestamp }) => {
    const url = new URL(request.url);
    if (url.origin === origin) fetched.push({ url, startedAt: timestamp });
  });
  return fetched;
}

/** Waits for the first paint of the page; ms since its request. */
const firstPaintMs = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    .then((paint) => paint.jsonValue() as Promise<number>);

const bodies = new Map<string, Promise<Buffer>>();

function bodyOf(url: URL): Promise<Buffer> {
  const known = bodies.get(url.href);
  if (known) return known;
  const body = fetch(url).then(async (response) => {
    if (!response.ok) throw new Error(`${url.href} answered ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  });
  bodies.set(url.href, body);
  return body;
}

const isScript = ({ url }: Fetched) => /\.m?js$/.test(url.pathname);
const isStyle = ({ url }: Fetched) => url.pathname.endsWith('.css');
const isFont = ({ url }: Fetched) => /\.(woff2?|ttf|otf)$/.test(url.pathname);

async function total(fetched: readonly Fetched[], sizeOf: (body: Buffer) => number): Promise<number> {
  const addresses = new Map(fetched.map(({ url }) => [url.href, url]));
  const sizes = await Promise.all([...addresses.values()].map(async (url) => sizeOf(await bodyOf(url))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const zipped = (body: Buffer) => gzipSync(body).byteLength;
const plain = (body: Buffer) => body.byteLength;

async function measurePage(name: string, { fetched }: FirstLoad, limit: number): Promise<Figure[]> {
  return [
    { what: `${name}: JavaScript`, bytes: await total(fetched.filter(isScript), zipped), limit },
    { what: `${name}: CSS`, bytes: await total(fetched.filter(isStyle), zipped), limit: limits.styles },
  ];
}

/** The scripts with PrimeReact in them that were asked for before anything was painted. */
async function earlyPrimeReact({ fetched, paintedAt }: FirstLoad): Promise<string[]> {
  const early = fetched.filter((each) => isScript(each) && each.startedAt <= paintedAt);
  const found = await Promise.all(early.map(async ({ url }) => primeReact.test((await bodyOf(url)).toString('utf8'))));
  return early.filter((_, place) => found[place]).map(({ url }) => url.pathname);
}

/** The worker's script, and the fonts that it keeps for later. */
async function readWorker(page: Page): Promise<{ script: Fetched; fonts: Fetched[] }> {
  const address = await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL);
  if (!address) throw new Error('The page has no service worker');
  const script = new URL(address);
  const text = (await bodyOf(script)).toString('utf8');
  const fonts = [...text.matchAll(/["'`]([^"'`]+\.woff2?)["'`]/g)].map(([, path = '']) => new URL(path, script));
  return { script: { url: script, startedAt: 0 }, fonts: fonts.map((url) => ({ url, startedAt: 0 })) };
}

async function findCourse(page: Page): Promise<string> {
  const link = page.locator('a[href*="/course/"]').first();
  const href = await link.getAttribute('href');
  if (!href) throw new Error('The catalogue links to no course');
  return new URL(href, page.url()).href;
}

const shop = await startShop();
const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumFlags });
try {
  const page = await (await newPhone(browser)).newPage();
  await page.goto(`${shop.url}/`, { waitUntil: 'networkidle' });
  const worker = await readWorker(page);
  const loads = {
    catalogue: await loadFirst(browser, `${shop.url}/`),
    course: await loadFirst(browser, await findCourse(page)),
  };

  const fonts = [...worker.fonts, ...Object.values(loads).flatMap(({ fetched }) => fetched.filter(isFont))];
  const figures: Figure[] = [
    ...(await measurePage('Catalogue', loads.catalogue, limits.catalogue)),
    ...(await measurePage('Course', loads.course, limits.course)),
    { what: 'All fonts', bytes: await total(fonts, plain), limit: limits.fonts },
    { what: 'Service worker', bytes: await total([worker.script], zipped), limit: limits.worker },
  ];
  const early = [...(await earlyPrimeReact(loads.catalogue)), ...(await earlyPrimeReact(loads.course))];

  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const isOver = ({ bytes, limit }: Figure) => bytes > limit || bytes === 0;
  const rows = figures.map((figure) => [
    figure.what,
    kilobytes(figure.bytes),
    kilobytes(figure.limit),
    isOver(figure) ? (figure.bytes === 0 ? 'nothing found' : 'over') : 'within',
  ]);
  console.log(formatTable(['First load', 'Is', 'At most', ''], rows));
  console.log(`PrimeReact before first paint: ${early.length > 0 ? early.join(', ') : 'none'}`);
  process.exitCode = early.length > 0 || figures.some(isOver) ? 1 : 0;
} finally {
  await browser.close();
  await shop.stop();
}
