import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { openFiles } from '../../../server/files/openFiles.ts';
import { reencodePicture } from '../../../server/files/reencodePicture.ts';
import { blackPng } from '../../support/shop/blackPng.ts';

const folders: string[] = [];
const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanrian-files-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const fixture = (name: string) => readFileSync(join('tests', 'fixtures', name));
const bounds = { maxWidth: 1_500, maxHeight: 1_500 };
const megabyte = 1_000_000;

describe('the file stores', () => {
  test('keep very bytes under a name of their own making', async () => {
    const files = await openFiles(freshFolder(), megabyte);
    const bytes = Buffer.from('slip');
    const stored = await files.private.put(bytes, 'jpg');
    const name = stored.kind === 'stored' ? stored.name : '';
    expect(name).toMatch(/^[0-9a-f]{32}\.jpg$/);
    expect(await files.private.read(name)).toEqual(bytes);
    expect(await files.private.size(name)).toBe(4);
    expect(await files.public.read(name)).toBeNull();
    await files.private.remove(name);
    await files.private.remove(name);
    expect(await files.private.read(name)).toBeNull();
  });

  test.each(['../secrets.json', 'a/b.jpg', '.drafts', '', '..', 'a\\b'])('have no file named %j', async (name) => {
    const files = await openFiles(freshFolder(), megabyte);
    expect(await files.private.read(name)).toBeNull();
    expect(await files.private.size(name)).toBeNull();
    expect(() => files.private.stream(name)).toThrow();
    await expect(files.private.putAs(name, Buffer.from('x'))).rejects.toThrow();
  });

  test('are full at the limit, change nothing then, and have room again after a removal', async () => {
    const folder = freshFolder();
    const files = await openFiles(folder, 100);
    expect(await files.public.putAs('one.bin', Buffer.alloc(60))).toEqual({ kind: 'stored', name: 'one.bin' });
    expect(await files.private.putAs('two.bin', Buffer.alloc(60))).toEqual({ kind: 'storageFull' });
    expect(await files.public.putAs('one.bin', Buffer.alloc(101))).toEqual({ kind: 'storageFull' });
    expect((await files.public.read('one.bin'))?.length).toBe(60);
    expect(await files.freeBytes()).toBe(30);

    const again = await openFiles(folder, 100);
    expect(await again.freeBytes()).toBe(30);
    expect(await again.public.putAs('one.bin', Buffer.alloc(90))).toMatchObject({ kind: 'stored' });
    await again.public.remove('one.bin');
    expect(await again.freeBytes()).toBe(90);
  });

  test('leave their last tenth for slips of orders', async () => {
    const files = await openFiles(freshFolder(), 100);
    await files.public.putAs('film.bin', Buffer.alloc(90));
    expect(await files.private.put(Buffer.alloc(1), 'jpg')).toEqual({ kind: 'storageFull' });
    expect(await files.private.put(Buffer.alloc(10), 'jpg', 'reserve')).toMatchObject({ kind: 'stored' });
    expect(await files.private.put(Buffer.alloc(1), 'jpg', 'reserve')).toEqual({ kind: 'storageFull' });
    expect(await files.freeBytes()).toBe(0);
  });

  test('are not written past the limit by writes at once', async () => {
    const files = await openFiles(freshFolder(), 100);
    const put = () => files.private.put(Buffer.alloc(60), 'bin');
    const kinds = (await Promise.all([put(), put(), put()])).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['storageFull', 'storageFull', 'stored']);
    expect(await files.freeBytes()).toBe(30);
  });

  test('forget what a kill left half-written', async () => {
    const folder = freshFolder();
    const drafts = join(folder, 'files', 'private', '.drafts');
    mkdirSync(drafts, { recursive: true });
    writeFileSync(join(drafts, 'half'), 'half a slip');
    const files = await openFiles(folder, megabyte);
    expect(readdirSync(drafts)).toEqual([]);
    expect(await files.freeBytes()).toBe(0.9 * megabyte);
  });

  test('leave no draft beside a stored file', async () => {
    const folder = freshFolder();
    const files = await openFiles(folder, megabyte);
    await files.private.putAs('slip.jpg', Buffer.from('slip'));
    expect(readdirSync(join(folder, 'files', 'private', '.drafts'))).toEqual([]);
    expect(existsSync(join(folder, 'files', 'private', 'slip.jpg'))).toBe(true);
  });
});

describe('a picture made anew', () => {
  test('carries no EXIF and no place, is upright and within its bounds, and is not cropped', async () => {
    const input = fixture('slip-large.jpg');
    const before = await sharp(input).metadata();
    const picture = await reencodePicture(input, bounds);
    if (picture.kind !== 'picture') throw new Error(picture.code);
    const after = await sharp(picture.bytes).metadata();

    expect(picture).toMatchObject({ extension: 'jpg', mediaType: 'image/jpeg' });
    expect(Math.max(picture.width, picture.height)).toBe(1_500);
    const upright = before.autoOrient;
    expect(picture.width / picture.height).toBeCloseTo(upright.width / upright.height, 2);
    expect(after).toMatchObject({ width: picture.width, height: picture.height });
    expect(after.exif).toBeUndefined();
  });

  test('loses the EXIF that the fixture really has', async () => {
    const input = fixture('slip.jpg');
    expect((await sharp(input).metadata()).exif).toBeDefined();
    const picture = await reencodePicture(input, bounds);
    expect(picture.kind === 'picture' && (await sharp(picture.bytes).metadata()).exif).toBeUndefined();
  });

  test('keeps its transparency, and is never enlarged', async () => {
    const input = await sharp({ create: { width: 20, height: 10, channels: 4, background: '#ff000080' } })
      .png()
      .toBuffer();
    const picture = await reencodePicture(input, bounds);
    expect(picture).toMatchObject({ kind: 'picture', mediaType: 'image/webp', width: 20, height: 10 });
  });

  const small = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'green' } });

  test.each([
    ['png', () => small().png().toBuffer()],
    ['gif', () => small().gif().toBuffer()],
    ['webp', () => small().webp().toBuffer()],
    ['avif', () => small().avif().toBuffer()],
  ])('may come as %s', async (_, make) => {
    expect(await reencodePicture(await make(), bounds)).toMatchObject({ kind: 'picture' });
  });

  test.each([
    ['a text under a picture’s name', () => fixture('not-a-picture.jpg')],
    ['nothing', () => Buffer.alloc(0)],
    ['a drawing that may carry scripts', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a picture that breaks off', () => fixture('slip.jpg').subarray(0, 400)],
    ['a page behind a picture’s first bytes', () => Buffer.from('GIF89a<script>alert(1)</script>')],
  ])('is refused: %s', async (_, input) => {
    expect(await reencodePicture(input(), bounds)).toEqual({ kind: 'refused', code: 'FILE_TYPE_NOT_ALLOWED' });
  });

  test('is refused when a small file would unfold to fill the memory', async () => {
    const flood = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: 'white' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(flood.length).toBeLessThan(megabyte);
    expect(await reencodePicture(flood, bounds)).toEqual({ kind: 'refused', code: 'FILE_TOO_LARGE' });
  });

  test('is shrunk when it is very long, and refused by its header alone when it is huge', async () => {
    expect(await reencodePicture(blackPng(30_000, 1_000, 1_000), bounds)).toMatchObject({ width: 1_500, height: 50 });
    const before = process.resourceUsage().maxRSS;
    const huge = await reencodePicture(blackPng(30_000, 30_000, 1), bounds);
    expect(huge).toEqual({ kind: 'refused', code: 'FILE_TOO_LARGE' });
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(50_000);
  });
});
