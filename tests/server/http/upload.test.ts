import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { FileStore } from '../../../server/files/files.ts';
import { registerJobs } from '../../../server/registerJobs.ts';
import { preparationsEnd } from '../../../server/useCases/site/prepareUpload.ts';
import { privateFilePath } from '../../../src/contract/administration/administration.ts';
import { saveCartCall } from '../../../src/contract/cart/cart.ts';
import { reportTransferCall, uploadMaximumBytes, uploadPath } from '../../../src/contract/order/payment.ts';
import { emptyCart } from '../../../src/domain/cart/cart.ts';
import { fieldProblems as words } from '../../../src/i18n/th/app/fieldProblems.ts';
import { projectRoot } from '../../support/run/processes.ts';
import { reportOf, sha256Of, slipBytes, type UploadedForm } from '../../support/shop/buying.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import { sentCart } from '../../support/shop/sentCart.ts';
import { readRefusal, type Visitor } from '../../support/shop/shopApp.ts';
import { cookieHeader } from '../../support/shop/wireRequest.ts';

const fixture = (name: string) => readFileSync(join(projectRoot, 'tests/fixtures', name));
const hourMs = 3_600_000;

onOrderShop('uploading slips', (opened) => {
  const placed = async () => opened().buying.place(await opened().shop.signedIn(), { items: ['101'] });
  /** Displays every upload that has no shown copy yet, after the ones whose copy is being made. */
  const prepareAll = async () => {
    const { shop, administrator, ask } = opened();
    await preparationsEnd();
    const waiting = await ask(
      'select coalesce(array_agg(name), array[]::text[]) from uploads where display_name is null',
    );
    for (const name of z.parse(z.array(z.string()), waiting)) {
      await shop.inject({ method: 'GET', url: privateFilePath(name, null) }, administrator);
    }
  };
  const storedFiles = async () => {
    await prepareAll();
    return (await readdir(opened().shop.parts.files.private.folder)).length;
  };

  test('keeps the very bytes, and shows a copy without EXIF or place to owner and staff only', async () => {
    const { shop, buying, administrator } = opened();
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['101'] });
    const name = await buying.slipFor(shop.visitor(), order, slipBytes);
    const { private: store } = shop.parts.files;
    expect(sha256Of((await store.read(name)) ?? Buffer.alloc(0))).toBe(sha256Of(slipBytes));
    expect((await sharp(slipBytes).metadata()).exif).toBeDefined();

    const body = reportOf(order, { slipNames: [name] });
    await shop.call(reportTransferCall, { body });
    const look = (token: string | null, as: Visitor) =>
      shop.inject({ method: 'GET', url: privateFilePath(name, token) }, as);
    for (const [token, as] of [
      [order.token, shop.visitor()],
      [null, buyer],
      [null, administrator],
    ] as const) {
      const shown = await look(token, as);
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect(shown.headers['cache-control']).toBe('private, no-store');
      const { exif, width } = await sharp(shown.rawPayload).metadata();
      expect([exif, width]).toEqual([undefined, (await sharp(slipBytes).metadata()).width]);
    }
    const foreign = await buying.place(await shop.signedIn(), { items: ['101'] });
    for (const [token, as] of [
      [null, shop.visitor()],
      [foreign.token, shop.visitor()],
      [null, await shop.signedIn()],
      [null, await shop.signedIn('instructor')],
    ] as const) {
      expect((await look(token, as)).statusCode).toBe(404);
    }
    const evidence = await shop.inject({ method: 'GET', url: `/uploads/public/${name}` }, administrator);
    expect(evidence.statusCode).toBe(404);
  });

  test('stays with the person, and not with the cart of the device that they used', async () => {
    const { shop, buying } = opened();
    const device = shop.visitor();
    await shop.call(saveCartCall, { body: sentCart({ ...emptyCart, updatedAt: 1 }) }, { as: device });
    const buyer = await shop.signedIn();
    for (const [name, value] of device.cookies) buyer.cookies.set(name, value);
    const [name = ''] = (await buying.upload(buyer)).json<{ fileName: string[] }>().fileName;
    const look = (as: Visitor) => shop.inject({ method: 'GET', url: privateFilePath(name, null) }, as);
    expect((await look(buyer)).statusCode).toBe(200);
    expect((await look(device)).statusCode).toBe(404);
    const [own = ''] = (await buying.upload(device)).json<{ fileName: string[] }>().fileName;
    expect((await shop.inject({ method: 'GET', url: privateFilePath(own, null) }, device)).statusCode).toBe(200);
  });

  test("with an order's token is the order's, whoever is signed in on the device that sends it", async () => {
    const { shop, buying, ask } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const next = await shop.signedIn();
    const form = { orderToken: order.token };
    const [name = ''] = (await buying.upload(next, form)).json<{ fileName: string[] }>().fileName;
    const look = (as: Visitor) => shop.inject({ method: 'GET', url: privateFilePath(name, null) }, as);
    expect((await look(next)).statusCode).toBe(404);
    expect(await ask(`select owner_user_id is null from uploads where name = '${name}'`)).toBe(true);
    const byLink = { method: 'GET', url: privateFilePath(name, order.token) } as const;
    expect((await shop.inject(byLink, shop.visitor())).statusCode).toBe(200);
  });

  test('is answered before its picture is decoded, and shown as soon as the copy is made', async () => {
    const { shop, buying, ask } = opened();
    const order = await placed();
    const { private: store } = shop.parts.files;
    const { read } = store;
    // A picture is decoded after it was read.
    const { promise: mayRead, resolve: letRead } = Promise.withResolvers<void>();
    Object.assign(store, { read: (name: string) => mayRead.then(() => read(name)) });
    const name = await buying.slipFor(shop.visitor(), order, slipBytes);
    const prepared = `select count(*)::int from uploads where display_name is not null and name = '${name}'`;
    expect(await ask(prepared)).toBe(0);

    Object.assign(store, { read });
    letRead();
    const shown = await shop.inject({ method: 'GET', url: privateFilePath(name, order.token) });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(await ask(prepared)).toBe(1);
  });

  test('a picture that is broken inside is told when it is reported or shown', async () => {
    const { shop, buying } = opened();
    const order = await placed();
    const half = slipBytes.subarray(0, slipBytes.length / 2);
    const name = await buying.slipFor(shop.visitor(), order, half);
    const body = reportOf(order, { slipNames: [name] });
    const told = { status: 415, code: 'FILE_TYPE_NOT_ALLOWED', fields: { slip: words.slipUnreadable } };
    expect(await shop.refused(reportTransferCall, { body })).toMatchObject(told);
    expect(await buying.look(order)).toMatchObject({ status: 'notYetReceived', reports: [] });
    const shown = await shop.inject({ method: 'GET', url: privateFilePath(name, order.token) });
    expect([shown.statusCode, readRefusal(shown).code]).toEqual([415, 'FILE_TYPE_NOT_ALLOWED']);
  });

  test('whose file the server lost is asked for again', async () => {
    const { shop, buying } = opened();
    const order = await placed();
    const name = await buying.slipFor(shop.visitor(), order);
    await prepareAll();
    await opened().ask(`update uploads set display_name = null where name = '${name}'`);
    await shop.parts.files.private.remove(name);
    const told = { status: 400, code: 'INPUT_ERROR', fields: { slip: words.uploadAgain } };
    expect(await shop.refused(reportTransferCall, { body: reportOf(order, { slipNames: [name] }) })).toMatchObject(
      told,
    );
  });

  test('the same key is one upload with one answer; nothing is kept twice', async () => {
    const { shop, buying, ask } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const form = { orderToken: order.token, key: randomUUID() };
    const outbox = shop.visitor();
    const before = await storedFiles();
    const answers = await Promise.all(Array.from({ length: 5 }, () => buying.upload(outbox, form)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(await storedFiles()).toBe(before + 2);
    expect(await ask(`select count(*) from uploads where owner_order_id = '${order.id}'`)).toBe(1);
    const other = await buying.upload(outbox, { ...form, files: [fixture('cover.png')] });
    expect([other.statusCode, readRefusal(other).code]).toEqual([422, 'IDEMPOTENCY_CONFLICT']);
  });

  test('takes every kind of picture by its content, several at once, also a long one', async () => {
    const { shop, buying } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const plain = sharp({ create: { width: 40, height: 60, channels: 3, background: '#346' } });
    const files = [
      fixture('cover.png'),
      fixture('slip-large.jpg'),
      await plain.clone().webp().toBuffer(),
      await plain.clone().gif().toBuffer(),
    ];
    const response = await buying.upload(shop.visitor(), { orderToken: order.token, files });
    expect(response.json<{ fileName: string[] }>().fileName.map((name) => name.split('.')[1])).toEqual([
      'png',
      'jpg',
      'webp',
      'gif',
    ]);
  });

  test('refuses what is no picture, too large, changed on the way, or nobody’s', async () => {
    const { shop, buying } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const refusedForms: readonly (readonly [string, number, UploadedForm])[] = [
      ['FILE_TYPE_NOT_ALLOWED', 415, { files: [fixture('not-a-picture.jpg')] }],
      ['FILE_TYPE_NOT_ALLOWED', 415, { files: [svg] }],
      ['FILE_TYPE_NOT_ALLOWED', 415, { files: [Buffer.alloc(0)] }],
      ['FILE_TYPE_NOT_ALLOWED', 415, { files: [slipBytes.subarray(0, 40)] }],
      ['FILE_TOO_LARGE', 413, { files: [Buffer.concat([slipBytes, Buffer.alloc(uploadMaximumBytes)])] }],
      ['FILE_TOO_LARGE', 413, { files: [bomb] }],
      ['FILE_DIFFERS', 400, { digests: [sha256Of(Buffer.from('other'))] }],
      ['INPUT_ERROR', 400, { files: [] }],
    ];
    const before = await storedFiles();
    for (const [code, status, form] of refusedForms) {
      const response = await buying.upload(shop.visitor(), { ...form, orderToken: order.token });
      expect([readRefusal(response).code, response.statusCode]).toEqual([code, status]);
    }
    expect((await buying.upload(shop.visitor(), {})).statusCode).toBe(401);
    for (const orderToken of ['x'.repeat(32), '\0'.repeat(32)]) {
      expect((await buying.upload(shop.visitor(), { orderToken })).statusCode).toBe(404);
    }
    const noForm = await shop.inject({
      method: 'POST',
      url: '/api/home/test_upload',
      payload: {},
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(readRefusal(noForm).code).toBe('INPUT_ERROR');
    expect(await storedFiles()).toBe(before);
  });

  test('whoever may send nothing is told so before the file has come', async () => {
    const { shop, buying } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const half = [slipBytes.subarray(0, 40)];
    for (const [token, status] of [
      [null, 401],
      ['x'.repeat(32), 404],
    ] as const) {
      const begun = await beginUpload({ orderToken: token, files: half });
      expect(await begun.status).toBe(status);
      begun.stop();
    }
    // A token after the file would be too late.
    const late = await beginUpload({ orderToken: null, files: half, as: await shop.signedIn() });
    late.write(`${field('order_token', order.token)}${head(1)}`);
    expect(await late.status).toBe(400);
    late.stop();
  });

  test('what one address sends at once is no more than the memory that it gets', async () => {
    const { shop } = opened();
    const as = await shop.signedIn();
    const files = Array.from({ length: 4 }, () => Buffer.alloc(uploadMaximumBytes - 1));
    const [one, other] = [await beginUpload({ files, as }), await beginUpload({ files, as })];
    const first = await Promise.race([one, other].map(async (begun) => ({ begun, status: await begun.status })));
    expect(first.status).toBe(503);
    const slower = first.begun === one ? other : one;
    slower.end();
    expect(await slower.status).toBe(415);
    first.begun.stop();
    expect((await opened().buying.upload(as)).statusCode).toBe(200);
  });

  test('a full disk is said and keeps nothing', async () => {
    const { shop, buying } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const { private: store } = shop.parts.files;
    const put = store.put;
    const before = await storedFiles();
    let left = 1;
    Object.assign(store, {
      put: (bytes: Buffer, extension: string) => {
        left -= 1;
        return left >= 0 ? put(bytes, extension) : Promise.resolve({ kind: 'storageFull' });
      },
    });
    const files = [slipBytes, fixture('cover.png')];
    const response = await buying.upload(shop.visitor(), { orderToken: order.token, files });
    Object.assign(store, { put });
    expect([response.statusCode, readRefusal(response).code]).toEqual([507, 'STORAGE_FULL']);
    expect(await storedFiles()).toBe(before);
  });

  const tinyPicture = () =>
    sharp({ create: { width: 2, height: 2, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();

  test('one owner leaves no more than thirty files lying about', async () => {
    const { shop, buying } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const tiny = await tinyPicture();
    const five = { orderToken: order.token, files: [tiny, tiny, tiny, tiny, tiny] };
    for (let round = 1; round <= 6; round += 1)
      expect((await buying.upload(shop.visitor(), five)).statusCode).toBe(200);
    const more = await buying.upload(shop.visitor(), { orderToken: order.token, files: [tiny] });
    expect([more.statusCode, readRefusal(more).code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  });

  test('of files that one owner sends all at once thirty stay', async () => {
    const { shop, buying, ask } = opened();
    const as = await shop.signedIn();
    const files = [await tinyPicture()];
    const before = await storedFiles();
    const answers = await Promise.all(Array.from({ length: 36 }, () => buying.upload(as, { files })));
    const accepted = answers.filter(({ statusCode }) => statusCode === 200);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200).map((answer) => readRefusal(answer).code);
    expect([accepted.length, [...new Set(refused)]]).toEqual([30, ['TOO_MANY_REQUESTS']]);
    expect(await ask(`select count(*) from uploads where owner_user_id = '${as.userId}'`)).toBe(30);
    expect((await storedFiles()) - before).toBe(60);
  });

  test('what nobody reports within a day is removed, what was reported stays', async () => {
    const { shop, buying, clock } = opened();
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    const loose = await buying.slipFor(shop.visitor(), order);
    const used = await buying.slipFor(shop.visitor(), order, slipBytes);
    await shop.call(reportTransferCall, { body: reportOf(order, { slipNames: [used] }) });
    registerJobs(shop.parts);
    clock.forward(25 * hourMs);
    await shop.parts.jobs.send('remove-unattached-uploads', {});
    await shop.runJobs();
    clock.forward(-25 * hourMs);
    const { private: store } = shop.parts.files;
    expect([await store.size(loose), await store.size(used)]).toEqual([null, slipBytes.length]);
    const shown = await shop.inject({ method: 'GET', url: privateFilePath(used, order.token) });
    expect(shown.statusCode).toBe(200);
  });

  test('what belongs to an account that never was is loose from the next night on, a real one keeps its own', async () => {
    const { shop, buying, clock, ask } = opened();
    const buyer = await shop.signedIn();
    const order = await buying.place(buyer, { items: ['101'] });
    const lost = await buying.slipFor(shop.visitor(), order, slipBytes);
    const own = await buying.slipFor(shop.visitor(), order, slipBytes);
    const reported = await buying.slipFor(shop.visitor(), order, slipBytes);
    await ask(`update uploads set attached_to = 'person:nobody' where name = '${lost}'`);
    await ask(`update uploads set attached_to = 'person:${buyer.userId}' where name = '${own}'`);
    await shop.call(reportTransferCall, { body: reportOf(order, { slipNames: [reported] }) });
    const { files, jobs } = shop.parts;
    const sizes = () => Promise.all([lost, own, reported].map((name) => files.private.size(name)));
    registerJobs(shop.parts);
    clock.forward(25 * hourMs);
    for (const job of ['remove-lost-files', 'remove-unattached-uploads'] as const) {
      await jobs.send(job, {});
      await shop.runJobs();
    }
    clock.forward(-25 * hourMs);
    expect(await sizes()).toEqual([null, slipBytes.length, slipBytes.length]);
    expect(await ask(`select count(*) from uploads where name = '${lost}'`)).toBe(0);
  });

  test('a file that a kill left without a row is removed after a month, one that a row names never', async () => {
    const { shop, buying, clock, ask } = opened();
    const { files, jobs } = shop.parts;
    const order = await buying.place(await shop.signedIn(), { items: ['101'] });
    await shop.call(reportTransferCall, {
      body: reportOf(order, { slipNames: [await buying.slipFor(shop.visitor(), order)] }),
    });
    const rows = await ask(`select array_agg(name) || array_agg(display_name) from uploads
      where owner_order_id = '${order.id}'`);
    const made = async (store: FileStore) => {
      const stored = await store.put(slipBytes, 'jpg');
      return stored.kind === 'stored' ? stored.name : '';
    };
    const cover = await made(files.public);
    const film = 'a'.repeat(32);
    await files.private.putAs(`${film}.mp4`, slipBytes);
    await files.private.putAs('film-of-the-shop.mp4', slipBytes);
    await ask(`update items set cover_name = '${cover}' where id = '101'`);
    await ask(`update lectures set video_name = '${film}' where id = 's1x1'`);
    const lost = [await made(files.public), await made(files.private)];
    const age = async (days: number) => {
      const at = new Date(clock.now - days * 24 * hourMs);
      for (const { folder } of [files.public, files.private]) {
        for (const name of await readdir(folder)) await utimes(join(folder, name), at, at);
      }
    };
    const stored = async () => [...(await readdir(files.public.folder)), ...(await readdir(files.private.folder))];

    registerJobs(shop.parts);
    await preparationsEnd();
    await age(29);
    const before = await stored();
    await jobs.send('remove-lost-files', {});
    await shop.runJobs();
    expect(await stored()).toEqual(before);

    await age(31);
    await jobs.send('remove-lost-files', {});
    await shop.runJobs();
    const after = await stored();
    for (const name of lost) expect(after).not.toContain(name);
    for (const name of z.parse(z.array(z.string()), rows)) expect(after).toContain(name);
    for (const name of [cover, `${film}.mp4`, 'film-of-the-shop.mp4']) expect(after).toContain(name);
  });

  const boundary = 'the-boundary';
  const field = (name: string, value: string) =>
    `\r\n--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}`;
  const head = (index: number) =>
    `\r\n--${boundary}\r\nContent-Disposition: form-data; name="imageinput${index}"; filename="slip.jpg"\r\n\r\n`;

  type Begun = { readonly orderToken?: string | null; readonly files: readonly Buffer[]; readonly as?: Visitor };

  /** Sends the beginning of a form, and returns the response when it comes. */
  async function beginUpload({ orderToken = null, files, as = opened().shop.visitor() }: Begun) {
    const headers = {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'idempotency-key': randomUUID(),
      'x-forwarded-for': as.address,
      cookie: cookieHeader(as),
    };
    const sent = request(`${await address()}${uploadPath}`, { method: 'POST', headers });
    const status = new Promise<number>((resolve, reject) => {
      sent.on('error', reject);
      sent.on('response', (response) => {
        sent.on('error', () => {});
        resolve(response.resume().statusCode ?? 0);
      });
    });
    if (orderToken !== null) sent.write(field('order_token', orderToken));
    for (const [index, bytes] of files.entries()) {
      sent.write(head(index));
      sent.write(bytes);
    }
    return {
      status,
      write: (text: string) => sent.write(text),
      end: () => sent.end(`\r\n--${boundary}--\r\n`),
      stop: () => sent.destroy(),
    };
  }

  let listening: Promise<string> | null = null;
  function address(): Promise<string> {
    listening ??= opened().shop.app.listen({ port: 0, host: '127.0.0.1' });
    return listening;
  }
});
