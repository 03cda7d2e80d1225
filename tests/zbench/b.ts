import { chromium } from 'playwright';
import { readFileSync } from 'node:fs';
import { mkdtempSync } from 'node:fs';
import { chromiumFlags } from '../support/browser/chromium.ts';
const [variant, ...flags] = process.argv.slice(2);
const [url, pid] = readFileSync('/tmp/jr/bench/url','utf8').split(' ');
const cpuOf = (p: string) => { const s = readFileSync(`/proc/${p}/stat`,'utf8'); const f = s.slice(s.lastIndexOf(')')+2).split(' '); return (Number(f[11])+Number(f[12]))/100; };
const before = cpuOf(pid!);
const opts = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, locale: 'th-TH', serviceWorkers: 'block' as const, reducedMotion: 'reduce' as const, baseURL: url };
const launch = { executablePath: process.env.CHROME ?? '/usr/bin/chromium', args: [...chromiumFlags, ...flags] };
async function visit(page: any) {
  for (const path of ['/', '/course/1018', '/cart', '/checkout', '/product/5001', '/login']) {
    await page.goto(path, { waitUntil: 'load' });
    await page.locator('h1').first().waitFor();
    await page.waitForFunction(() => Object.keys(document.getElementById('root')!).some((k) => k.startsWith('__reactContainer')));
  }
}
const rounds = 8;
const t = performance.now();
if (variant === 'contexts') {
  const browser = await chromium.launch(launch);
  for (let n = 0; n < rounds; n++) { const c = await browser.newContext(opts); const p = await c.newPage(); await visit(p); await c.close(); }
  await browser.close();
} else {
  const c = await chromium.launchPersistentContext(mkdtempSync('/tmp/jr-prof-'), { ...launch, ...opts });
  for (let n = 0; n < rounds; n++) {
    const p = await c.newPage();
    const s = await c.newCDPSession(p);
    await c.clearCookies();
    await s.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'cookies,indexeddb,local_storage,service_workers,cache_storage' });
    await visit(p); await p.close();
  }
  await c.close();
}
const own = process.cpuUsage();
console.log(JSON.stringify({ variant, flags, seconds: ((performance.now()-t)/1000).toFixed(1), node: ((own.user+own.system)/1e6).toFixed(1), server: (cpuOf(pid!)-before).toFixed(1) }));
