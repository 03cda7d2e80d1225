import { readdir, readFile } from 'node:fs/promises';
import { Agent, get as getOverHttp } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { publicFileUrl } from '../../../server/base/fileAddresses.ts';
import { seedCatalogue } from '../../../server/demo/seedCatalogue.ts';
import { removeLostCuts } from '../../../server/files/cutPicture.ts';
import type { Database } from '../../../server/store/database/database.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { listCourses } from '../../../src/contract/catalogue/catalogue.ts';
import { linkPictureAddress, linkPictureSize } from '../../../src/domain/site/linkPicture.ts';
import { cutAddress, pictureFormats, pictureWidths, squareAddress } from '../../../src/domain/site/pictureCuts.ts';
import { openTestDatabase } from '../../support/run/databases.ts';
import { buildTestShop, readRefusal, type TestShop } from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const covers = join(import.meta.dirname, '..', '..', '..', 'server', 'demo', 'media', 'covers');
const cover = publicFileUrl('clay-tool-set.webp');

let database: Database;
let shop: TestShop;
let origin: string;
beforeAll(async () => {
  database = await openTestDatabase('PostgreSQL');
  shop = await buildTestShop({ database, clock: movableClock() });
  await transaction(database.db, (tx) => seedCatalogue(tx, shop.parts.clock()));
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  for (const name of await readdir(covers))
    await shop.parts.files.public.putAs(name, await readFile(join(covers, name)));
  await shop.parts.files.public.putAs('film.mp4', Buffer.from('a film'));
  await shop.parts.files.public.putAs('broken.webp', Buffer.from('RIFF----WEBP and nothing'));
});
afterAll(async () => {
  await shop.close();
  await database.close();
});

const get = (url: string, headers = {}) => shop.inject({ url, headers });
const cutNames = async () => (await readdir(shop.parts.files.cuts.folder)).filter((name) => !name.startsWith('.'));

/** The total size of these responses on the wire, with headers. */
async function bytesOnTheWire(addresses: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const read = (address: string) =>
    new Promise<number>((resolve, reject) => {
      getOverHttp(`${origin}${address}`, { agent }, (answer) => {
        const { socket } = answer;
        answer.resume().on('end', () => (answer.statusCode === 200 ? resolve(socket.bytesRead) : reject(address)));
      }).on('error', reject);
    });
  let bytes = 0;
  for (const address of addresses) bytes = await read(address);
  agent.destroy();
  return bytes;
}

test.each(pictureFormats)(
  'the first 20 courses on a phone cost at most 200 kB of pictures, headers included: %s',
  async (format) => {
    const { rows } = await shop.call(listCourses, { query: { pageSize: 20 } });
    const covers = rows.map(({ coverUrl }) => coverUrl ?? '');
    expect(covers).toHaveLength(20);
    expect(await bytesOnTheWire(covers.map((one) => squareAddress(one, format)))).toBeLessThanOrEqual(200_000);
  },
);

test('pictures and films bring a policy of their own, and not the long one of pages', async () => {
  for (const url of [cutAddress(cover, '480', 'avif'), cover, publicFileUrl('film.mp4')]) {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';img-src 'self';media-src 'self';frame-ancestors 'none'",
    );
    expect([headers['x-content-type-options'], headers['cross-origin-resource-policy']]).toEqual([
      ...['nosniff', 'same-origin'],
    ]);
  }
});

test('a cut is what its address says, may be kept for ever, and is made once', async () => {
  const made = await Promise.all([1, 2, 3].map(() => get(cutAddress(cover, '480', 'avif'))));
  for (const { statusCode, headers, rawPayload } of made) {
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      ...[200, 'image/avif', 'public, max-age=31536000, immutable'],
    ]);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'heif', width: 480, height: 270 });
  }
  expect((await cutNames()).filter((name) => name.endsWith('.480.avif'))).toHaveLength(1);
  const { headers } = await get(cutAddress(cover, '480', 'avif'));
  expect((await get(cutAddress(cover, '480', 'avif'), { 'if-none-match': headers.etag })).statusCode).toBe(304);

  const square = await get(cutAddress(cover, '320x320', 'webp'));
  expect(await sharp(square.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 320 });
});

test('a small picture is not blown up', async () => {
  const small = await sharp({ create: { width: 100, height: 50, channels: 3, background: '#0e2a20' } })
    .png()
    .toBuffer();
  await shop.parts.files.public.putAs('small.png', small);
  const whole = await get(cutAddress(publicFileUrl('small.png'), '960', 'webp'));
  expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 100, height: 50 });
});

test('nothing but the listed sizes, formats and pictures is made', async () => {
  const before = await cutNames();
  for (const url of [
    cover.replace('/public/', '/public/481/').concat('.avif'),
    cover.replace('/public/', '/public/480x320/').concat('.avif'),
    cover.replace('/public/', '/public/480x480/').concat('.avif'),
    cover.replace('/public/', '/public/480/').concat('.png'),
    cover.replace('/public/', '/public/480/'),
    '/uploads/public/480/film.mp4.webp',
    '/uploads/public/480/broken.webp.webp',
    '/uploads/public/480/nowhere.webp.webp',
    '/uploads/public/480/..%2F..%2Fprivate%2Fslip.jpg.webp',
    `/uploads/public/480/${'a'.repeat(300)}.webp.webp`,
    '/uploads/public/480/.webp',
    '/uploads/public/%00/cover.webp.webp',
  ]) {
    expect([url, readRefusal(await get(url))]).toMatchObject([url, { status: 404, code: 'NOT_FOUND' }]);
  }
  expect(await cutNames()).toEqual(before);
});

test('a picture whose cut finds no room is shown all the same', async () => {
  const { cuts } = shop.parts.files;
  const full = vi.spyOn(cuts, 'putAs').mockResolvedValue({ kind: 'storageFull' });
  const answer = await get(cutAddress(cover, '640', 'webp'));
  full.mockRestore();
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await cuts.size(`${cover.split('/').at(-1)}.640.webp`)).toBeNull();
});

test('cuts leave room for what people send', async () => {
  const { files } = shop.parts;
  const nearlyFull = vi.spyOn(files, 'freeBytes').mockResolvedValue(100_000_000);
  const answer = await get(cutAddress(cover, '960', 'webp'));
  nearlyFull.mockRestore();
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(await files.cuts.size(`${cover.split('/').at(-1)}.960.webp`)).toBeNull();
});

test('the cuts of a picture go with it', async () => {
  const { files, clock } = shop.parts;
  const stored = await files.public.put(await readFile(join(covers, 'clay-tool-set.webp')), 'webp');
  const name = stored.kind === 'stored' ? stored.name : '';
  for (const width of pictureWidths) await get(cutAddress(publicFileUrl(name), `${width}`, 'webp'));
  const mine = async () => (await cutNames()).filter((one) => one.startsWith(name));
  await removeLostCuts(files, Date.now() + 1_000);
  expect(await mine()).toHaveLength(pictureWidths.length);
  await files.public.remove(name);
  await removeLostCuts(files, Math.max(clock(), Date.now()) + 1_000);
  expect(await mine()).toEqual([]);
});

test('beside a link a picture has the one size and format that every chat knows', async () => {
  const address = linkPictureAddress(cover) ?? '';
  const answer = await get(address);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
  const { format, width, height } = await sharp(answer.rawPayload).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', ...linkPictureSize });
  for (const other of [address.replace('1200x630', '480'), address.replace(/jpg$/, 'webp')]) {
    expect(readRefusal(await get(other))).toMatchObject({ status: 404 });
  }
});
