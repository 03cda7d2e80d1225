import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareBuild } from '../../../server/build/prepareBuild.ts';
import { buildPages } from '../../support/run/builtPages.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 1, 14);
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'lanrian-builds-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** A build that was last started this many days ago. */
function leaveBuild(name: string, daysAgo: number): void {
  const folder = join(dataDir, 'builds', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), name);
  utimesSync(folder, (now - daysAgo * day) / 1_000, (now - daysAgo * day) / 1_000);
}

const start = async (at = now) =>
  (await prepareBuild(dataDir, at, () => {})).assetFolders().map((path) => basename(path));

test('the parts of every build that was current within 30 days are there, those of the newest first', async () => {
  const { id } = await buildPages();
  leaveBuild(id, 0);
  leaveBuild('of-last-week', 7);
  leaveBuild('of-last-month', 29);
  leaveBuild('of-last-year', 365);
  expect(await start()).toEqual([id, 'of-last-week', 'of-last-month']);
});

test('a build stays for 30 days from the moment in which it was replaced, however long its server had run', async () => {
  const { id } = await buildPages();
  leaveBuild('ran-for-long', 100);
  leaveBuild('before-that', 130);
  leaveBuild(id, 200);
  expect(await start()).toEqual([id, 'ran-for-long']);
  expect(await start(now + 2 * day)).toEqual([id, 'ran-for-long']);
  expect(await start(now + 29 * day)).toEqual([id, 'ran-for-long']);
  expect(await start(now + 60 * day)).toEqual([id]);
});

test('a build that a kill left half-way is not served, and goes', async () => {
  const { id } = await buildPages();
  leaveBuild(id, 1);
  leaveBuild(`${id}.123.draft`, 1);
  expect(await start()).toEqual([id]);
});

test('what is built is what people get, whoever starts it', async () => {
  const [folder = ''] = (await buildPages()).assetFolders();
  const parts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  const words = parts.map((name) => readFileSync(join(folder, 'assets', name), 'utf8')).join('');
  expect(words).toContain('createRoot');
  expect(words).not.toContain('Download the React DevTools');
});
