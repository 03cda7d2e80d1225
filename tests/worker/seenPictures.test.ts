import { expect, test } from 'vitest';
import { emptyDeviceForEachTest, noNetwork, readyWorker, textOf } from './readyWorker.ts';

emptyDeviceForEachTest();

test('a picture that was seen is kept, of the shop alone, whole, and the two hundred latest', async () => {
  const picture = (body: BodyInit, headers = {}) =>
    new Response(body, { headers: { 'content-type': 'image/webp', date: new Date().toUTCString(), ...headers } });
  const worker = await readyWorker((path) => picture(path));
  for (let count = 1; count <= 201; count += 1) await worker.fetchPicture(`/uploads/public/${count}.webp`);
  const pictures = async () => (await worker.kept()).filter((path) => path.startsWith('/uploads/'));
  await expect.poll(async () => (await pictures()).length).toBe(200);
  expect(await pictures()).not.toContain('/uploads/public/1.webp');

  worker.setNetwork(noNetwork);
  expect(await textOf(await worker.fetchPicture('/uploads/public/201.webp'))).toBe('/uploads/public/201.webp');
  worker.setNetwork(() => picture('<html>Please sign in', { 'content-type': 'text/html' }));
  await worker.fetchPicture('/uploads/public/portal.webp');
  expect(await worker.fetchPicture('/uploads/private/slip.webp')).toBeNull();
  expect(await pictures()).not.toContain('/uploads/public/portal.webp');
});

test('without a network a picture is shown in another size that was seen', async () => {
  const picture = (body: string) =>
    new Response(body, { headers: { 'content-type': 'image/avif', date: new Date().toUTCString() } });
  const worker = await readyWorker((path) => picture(path));
  await worker.fetchPicture('/uploads/public/320/other.webp.avif');
  await worker.fetchPicture('/uploads/public/320x320/cover.webp.avif');
  await expect.poll(() => worker.kept()).toContain('/uploads/public/320x320/cover.webp.avif');
  worker.setNetwork(noNetwork);
  for (const path of ['/uploads/public/960/cover.webp.avif', '/uploads/public/cover.webp']) {
    expect(await textOf(await worker.fetchPicture(path))).toBe('/uploads/public/320x320/cover.webp.avif');
  }
  await expect(worker.fetchPicture('/uploads/public/960/unseen.webp.avif')).rejects.toThrow();
});

test('a picture that is a month old is asked for again, and shown all the same where there is no network', async () => {
  const monthAgo = new Date(Date.now() - 31 * 86_400_000).toUTCString();
  const picture = (body: string, date: string) =>
    new Response(body, { headers: { 'content-type': 'image/webp', date } });
  const worker = await readyWorker(() => picture('the former one', monthAgo));
  await worker.fetchPicture('/uploads/public/cover.webp');
  await expect.poll(() => worker.kept()).toContain('/uploads/public/cover.webp');
  worker.setNetwork(noNetwork);
  expect(await textOf(await worker.fetchPicture('/uploads/public/cover.webp'))).toBe('the former one');
  worker.setNetwork(() => picture('the new one', new Date().toUTCString()));
  expect(await textOf(await worker.fetchPicture('/uploads/public/cover.webp'))).toBe('the new one');
});
