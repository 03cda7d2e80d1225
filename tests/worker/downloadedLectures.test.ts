import { expect, test } from 'vitest';
import { downloadedFileKey } from '../../src/platform/store/downloadedFiles.ts';
import { partOf } from '../../sw/partOf.ts';

const film = () =>
  new Response(new Uint8Array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), { headers: { 'content-type': 'video/mp4' } });

test.each([
  ['bytes=0-1', [0, 1], 'bytes 0-1/10'],
  ['bytes=7-', [7, 8, 9], 'bytes 7-9/10'],
  ['bytes=-3', [7, 8, 9], 'bytes 7-9/10'],
  ['bytes=-100', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 'bytes 0-9/10'],
  ['bytes=8-500', [8, 9], 'bytes 8-9/10'],
  ['bytes=9-9', [9], 'bytes 9-9/10'],
])('the stretch %s of a kept film is answered exactly', async (range, bytes, contentRange) => {
  const part = await partOf(film(), range);
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(contentRange);
  expect(part.headers.get('content-length')).toBe(String(bytes.length));
  expect(part.headers.get('content-type')).toBe('video/mp4');
  expect([...new Uint8Array(await part.arrayBuffer())]).toEqual(bytes);
});

test.each([null, 'bytes=0-1,4-5', 'bytes=5-2', 'seconds=1-2'])(
  'without a stretch that can be given (%s) the whole film comes',
  async (range) => {
    const whole = await partOf(film(), range);
    expect(whole.status).toBe(200);
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    expect((await whole.arrayBuffer()).byteLength).toBe(10);
  },
);

test.each(['bytes=10-', 'bytes=400-500', 'bytes=-0'])(
  'a stretch behind the end (%s) is refused with the size',
  async (range) => {
    const refusal = await partOf(film(), range);
    expect(refusal.status).toBe(416);
    expect(refusal.headers.get('content-range')).toBe('bytes */10');
  },
);

test('a film is found again under another token, and by its name alone', () => {
  expect(downloadedFileKey('/media/1790000000000.7.1001.abc/film.mp4')).toBe('/downloaded/film.mp4');
  expect(downloadedFileKey('/media/1790099999999.7.1001.xyz/film.mp4')).toBe('/downloaded/film.mp4');
  expect(downloadedFileKey('/uploads/public/preview.webm')).toBe('/downloaded/preview.webm');
  const uploaded = `${'0a'.repeat(16)}.pdf`;
  expect(downloadedFileKey(`/media/open/${uploaded}`)).toBe(`/downloaded/${uploaded}`);
  expect(downloadedFileKey(`/uploads/public/${uploaded}`)).toBeNull();
  expect(downloadedFileKey('/media/token/film.th.vtt')).toBe('/downloaded/film.th.vtt');
});

test.each([
  '/uploads/public/cover.webp',
  '/uploads/slips/film.mp4',
  '/media/film.mp4',
  '/private/film.mp4',
  '/media/a/b/film.mp4',
])('%s is no file of a lecture', (pathname) => {
  expect(downloadedFileKey(pathname)).toBeNull();
});
