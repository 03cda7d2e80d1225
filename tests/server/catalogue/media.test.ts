import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../../../server/store/database/transaction.ts';
import { lectures } from '../../../server/store/schema/catalogue.ts';
import { addLecture } from '../../../server/useCases/catalogue/changeCurriculum.ts';
import { removeMedium } from '../../../server/useCases/media/changeMedium.ts';
import { removeAbandonedUploads } from '../../../server/useCases/media/unfinishedUploads.ts';
import {
  addMedium,
  adminMedia,
  adminMedium,
  mediumRemoval,
  removeSubtitles,
  renameMedium,
  saveSubtitles,
  setMediumPoster,
} from '../../../src/contract/administration/medium.ts';
import {
  deskToken,
  lectureFilesPath,
  openToken,
  resumableUploadsPath,
} from '../../../src/contract/site/fileAddresses.ts';
import { noLecture, storedLecture } from '../../../src/domain/catalogue/typedLecture.ts';
import type { MediumKind } from '../../../src/domain/media/medium.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { blackPng } from '../../support/shop/blackPng.ts';
import { buildTestShop, type SignedInVisitor, type TestShop, type Visitor } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const film = readFileSync('server/demo/media/videos/teaser.mp4');
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const tusHeaders = { 'tus-resumable': '1.0.0' };

onDatabase('uploaded media', (database) => {
  const clock = movableClock();
  let shop: TestShop;
  let as: SignedInVisitor;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
    as = await shop.signedIn('administrator');
  });
  afterAll(() => shop.close());

  const begin = (size: number, by: Visitor = as) =>
    shop.inject(
      { method: 'POST', url: resumableUploadsPath, headers: { ...tusHeaders, 'upload-length': String(size) } },
      by,
    );
  const sendPart = (url: string, bytes: Buffer, offset: number, by: Visitor = as) =>
    shop.inject(
      {
        method: 'PATCH',
        url,
        headers: { ...tusHeaders, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
        payload: bytes,
      },
      by,
    );
  const offsetOf = async (url: string) =>
    (await shop.inject({ method: 'HEAD', url, headers: tusHeaders }, as)).headers['upload-offset'];
  const uploaded = async (bytes: Buffer): Promise<string> => {
    const url = String((await begin(bytes.length)).headers.location);
    await sendPart(url, bytes, 0);
    return url.slice(resumableUploadsPath.length + 1);
  };
  const added = async (bytes: Buffer, kind: MediumKind, name = 'film.mp4') =>
    shop.call(addMedium, { body: { uploadId: await uploaded(bytes), name, kind } }, { as });

  test('arrive in parts, byte for byte, and are known by their content', async () => {
    const half = Math.floor(film.length / 2);
    const created = await begin(film.length);
    expect(created.statusCode).toBe(201);
    const url = String(created.headers.location);
    const uploadId = url.slice(resumableUploadsPath.length + 1);
    expect((await sendPart(url, film.subarray(0, half), 0)).statusCode).toBe(204);
    expect(await offsetOf(url)).toBe(String(half));
    const asked = { body: { uploadId, name: ' บทที่ 1\n.mp4 ', kind: 'video' } } as const;
    expect((await shop.refused(addMedium, asked, { as })).code).toBe('NOT_FOUND');
    expect((await sendPart(url, film.subarray(half), half)).statusCode).toBe(204);

    const medium = await shop.call(addMedium, asked, { as });
    expect(medium).toMatchObject({
      ...{ kind: 'video', name: 'บทที่ 1 .mp4', bytes: film.length, contentType: 'video/mp4', codec: 'AVC' },
      ...{ width: 640, height: 360, isPlayable: true, uses: 0, posterUrl: null },
    });
    expect(medium.durationSeconds).toBeGreaterThan(10);
    expect(await shop.call(addMedium, asked, { as })).toEqual(medium);
    const served = await shop.inject({ method: 'GET', url: medium.url }, as);
    expect(sha256(served.rawPayload)).toBe(sha256(film));
    expect((await sendPart(url, film, 0)).statusCode).toBe(404);
    expect((await shop.call(adminMedia, { query: { keyword: 'บทที่' } }, { as })).rows).toEqual([medium]);
  });

  test('are taken from administrators only, and while there is room', async () => {
    expect((await begin(10, await shop.signedIn())).statusCode).toBe(403);
    expect((await begin(10, shop.visitor())).statusCode).toBe(401);
    const free = await shop.parts.files.freeBytes();
    expect((await begin(free)).statusCode).toBe(507);
    const url = String((await begin(10)).headers.location);
    expect((await sendPart(url, Buffer.alloc(10), 0, await shop.signedIn())).statusCode).toBe(403);
    expect(await offsetOf(url)).toBe('0');
    const desk = await added(film, 'video');
    expect((await shop.inject({ method: 'GET', url: desk.url }, await shop.signedIn())).statusCode).toBe(404);
  });

  test('at once, or after one another, do not pass the storage together', async () => {
    const { files } = shop.parts;
    const most = Math.floor((await files.freeBytes()) * 0.6);
    const begun = await Promise.all([begin(most), begin(most), begin(most)]);
    expect(begun.filter(({ statusCode }) => statusCode === 201).length).toBeLessThanOrEqual(1);
    for (const { headers } of begun) {
      if (headers.location !== undefined)
        await shop.inject({ method: 'DELETE', url: String(headers.location), headers: tusHeaders }, as);
    }
    const first = await begin(most);
    expect([first.statusCode, (await begin(most)).statusCode]).toEqual([201, 507]);
    await shop.inject({ method: 'DELETE', url: String(first.headers.location), headers: tusHeaders }, as);
    expect(await files.freeBytes()).toBeGreaterThan(most);
  });

  test.each([
    ['a page called a film', Buffer.from('<html><script>alert(1)</script></html>'), 'video'],
    ['a film called a sound', film, 'audio'],
    ['a broken picture', Buffer.from('GIF89a<script>alert(1)</script>'), 'picture'],
    ['a program', Buffer.from(`\x7fELF${'\x02'.repeat(600)}`, 'latin1'), 'file'],
  ] as const)('%s is refused, and leaves nothing', async (_, bytes, kind) => {
    const before = await shop.parts.files.freeBytes();
    const uploadId = await uploaded(Buffer.from(bytes));
    const refused = await shop.refused(addMedium, { body: { uploadId, name: 'a.mp4', kind } }, { as });
    expect(refused.code).toBe('FILE_TYPE_NOT_ALLOWED');
    expect(await shop.parts.files.freeBytes()).toBeGreaterThanOrEqual(before);
  });

  test('a film of an old camera is taken and marked as not playable', async () => {
    const riff = Buffer.concat([Buffer.from('RIFF\x00\x10\x00\x00AVI LIST', 'latin1'), Buffer.alloc(5_000)]);
    expect(await added(riff, 'video', 'old.avi')).toMatchObject({ contentType: 'video/x-msvideo', isPlayable: false });
  });

  test('a picture is made anew, and a document is saved under its own name', async () => {
    const png = await sharp({ create: { width: 3_000, height: 30, channels: 3, background: 'green' } })
      .png()
      .toBuffer();
    expect(await added(png, 'picture', 'a.png')).toMatchObject({ width: 2_560, contentType: 'image/jpeg' });
    const page = await added(Buffer.from('<script>alert(1)</script>'), 'file', "ใบงาน '1'.html");
    const served = await shop.inject({ method: 'GET', url: page.url }, as);
    expect([served.headers['content-type'], served.headers['content-disposition']]).toEqual([
      'application/octet-stream',
      `attachment; filename*=UTF-8''${encodeURIComponent('ใบงาน ')}%271%27.html`,
    ]);
  });

  test('a picture of too many pixels is refused as too large', async () => {
    const uploadId = await uploaded(blackPng(30_000, 2_000, 1));
    const refused = await shop.refused(addMedium, { body: { uploadId, name: 'a.png', kind: 'picture' } }, { as });
    expect(refused.code).toBe('FILE_TOO_LARGE');
  });

  test('subtitles are converted, and a faulty line is named', async () => {
    const { id } = await added(film, 'video');
    const params = { mediumId: id, language: 'en' };
    const srt = '1\r\n00:00:01,000 --> 00:00:02,500\r\nHello <font color=red>you</font>\r\n';
    const { subtitles } = await shop.call(saveSubtitles, { params, body: { text: srt } }, { as });
    const served = await shop.inject({ method: 'GET', url: subtitles[0]?.url ?? '' }, as);
    expect(served.body).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello you\n\n');
    const refused = await shop.refused(saveSubtitles, { params, body: { text: `${srt}\n00:00:09 --> x` } }, { as });
    expect(Object.keys(refused.fields)).toEqual(['text']);
    expect(refused.message).toContain('5');
    expect((await shop.call(removeSubtitles, { params }, { as })).subtitles).toEqual([]);
  });

  test('a used film stays, is open to all in a preview only, and an unused one goes with its file', async () => {
    const medium = await added(film, 'video');
    const name = medium.url.slice(`${lectureFilesPath}/${deskToken}/`.length);
    const open = async () =>
      (await shop.inject({ method: 'GET', url: `${lectureFilesPath}/${openToken}/${name}` })).statusCode;
    expect(await open()).toBe(404);
    const { db } = database();
    const rows = rowsOf(db, clock.now);
    await rows.section(await rows.course({ id: '101', categoryId: await rows.category({ id: 'c' }) }), 's', [20]);
    await db.update(lectures).set({ mediumId: medium.id, isPreview: true });
    expect(await open()).toBe(200);
    const params = { mediumId: medium.id };
    expect((await shop.refused(mediumRemoval, { params }, { as })).code).toBe('STATUS_CONFLICT');
    await db.update(lectures).set({ isPreview: false });
    clock.forward(61_000);
    expect(await open()).toBe(404);
    await db.update(lectures).set({ mediumId: null });
    await shop.call(mediumRemoval, { params }, { as });
    expect(await shop.parts.files.private.size(name)).toBeNull();
    await shop.call(mediumRemoval, { params }, { as });
  });

  test('a file that a lecture takes is not removed meanwhile', async () => {
    const { id } = await added(film, 'video');
    const { db } = database();
    const rows = rowsOf(db, clock.now);
    const itemId = await rows.course({ id: '109', categoryId: await rows.category({ id: 'races' }) });
    await rows.section(itemId, 'race', [20]);
    const wanted = { ...storedLecture({ ...noLecture, name: { th: 'ก', en: '' } }), fileIds: [id] };
    await transaction(db, async (tx) => {
      await addLecture(tx, { itemId, now: clock.now }, { sectionId: 'race', id: 'l-race' }, wanted);
      const removal = transaction(db, async (other) => {
        await other.execute(sql`set local lock_timeout = '50ms'`);
        return await removeMedium(other, id);
      });
      await expect(removal).rejects.toThrow();
    });
    expect((await shop.refused(mediumRemoval, { params: { mediumId: id } }, { as })).code).toBe('STATUS_CONFLICT');
  });

  test('the address of the desk gives nothing that is not in the library, such as slips', async () => {
    const stored = await shop.parts.files.private.put(film, 'mp4');
    if (stored.kind !== 'stored') throw new Error('The file was not stored');
    const url = `${lectureFilesPath}/${deskToken}/${stored.name}`;
    expect((await shop.inject({ method: 'GET', url }, await shop.signedIn('content'))).statusCode).toBe(404);
  });

  test('an upload that receives nothing for a week is removed, and a younger one stays', async () => {
    const { files } = shop.parts;
    const [old, young] = [await uploaded(film), await uploaded(film)];
    await utimes(join(files.unfinished, old), 0, 0);
    await removeAbandonedUploads(files, Date.now());
    const left = await readdir(files.unfinished);
    expect(left).toEqual(expect.arrayContaining([young, `${young}.json`]));
    expect(left.filter((name) => name.startsWith(old))).toEqual([]);
  });

  test('are renamed, and carry only posters that somebody uploaded', async () => {
    const { id } = await added(film, 'video');
    const params = { mediumId: id };
    const unknown = { params, body: { posterUrl: '/uploads/public/x.jpg' } };
    expect(Object.keys((await shop.refused(setMediumPoster, unknown, { as })).fields)).toEqual(['posterUrl']);
    const empty = await shop.refused(renameMedium, { params, body: { name: ' \u200b' } }, { as });
    expect(Object.keys(empty.fields)).toEqual(['name']);
    await shop.call(renameMedium, { params, body: { name: 'ใหม่' } }, { as });
    expect((await shop.call(adminMedium, { params: { mediumId: id } }, { as })).name).toBe('ใหม่');
  });
});
