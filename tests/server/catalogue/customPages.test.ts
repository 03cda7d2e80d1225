import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { customPages } from '../../../server/store/schema/customPages.ts';
import {
  customPage,
  listPages,
  pageResource,
  previewRichText,
  uploadPagePicture,
} from '../../../src/contract/site/customPage.ts';
import { noPage, pageBodyMaximum } from '../../../src/domain/site/customPage.ts';
import { pageEditing as words } from '../../../src/i18n/th/catalogue/pageEditing.ts';
import { onDatabase } from '../../support/run/databases.ts';
import { slipBytes } from '../../support/shop/buying.ts';
import { buildTestShop, type SignedInVisitor, type TestShop, type Visitor } from '../../support/shop/shopApp.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const evil =
  '<p onclick="alert(1)" style="color:red">สวัสดี<script>alert(1)</script></p><img src="https://evil.example/x">';

onDatabase("the shop's own pages", (database) => {
  const clock = movableClock();
  let shop: TestShop;
  let as: SignedInVisitor;
  beforeAll(async () => {
    shop = await buildTestShop({ database: database(), clock });
    as = await shop.signedIn('administrator');
  });
  afterAll(() => shop.close());

  const about = { ...noPage, path: 'about', titleTh: 'เกี่ยวกับเรา', bodyTh: evil, isPublished: true };
  const added = (changes: Partial<typeof about> = {}) => {
    clock.forward(1_000);
    return shop.call(
      pageResource.add,
      { body: { ...about, path: `p${randomUUID().slice(0, 8)}`, ...changes } },
      { as },
    );
  };
  const read = (path: string) => shop.call(customPage, { params: { path } });

  test('are cleaned when they are saved, and again when they are read', async () => {
    const { id, path, body } = await added({ bodyEn: 'Hello\n\nall <a href="javascript:alert(1)">of you</a>' });
    expect(body).toEqual({ th: '<p>สวัสดี</p>', en: '<p>Hello</p>\n\n<p>all of you</p>' });
    expect((await read(path)).body).toEqual(body);
    await database()
      .db.update(customPages)
      .set({ bodyTh: evil, updatedAt: clock.now + 1 })
      .where(eq(customPages.id, id));
    expect((await read(path)).body.th).toBe('<p>สวัสดี</p>');
  });

  test('may be as long in both languages as is said, in letters of three bytes, too', async () => {
    const long = `<p>${'ก'.repeat(pageBodyMaximum - '<p></p>'.length)}</p>`;
    const { body } = await added({ bodyTh: long, bodyEn: long });
    expect(body).toEqual({ th: long, en: long });
    expect((await shop.call(previewRichText, { body: { html: long } }, { as })).html).toBe(long);
    const typed = { ...about, path: 'too-long', bodyTh: long.replace('ก', 'กก') };
    expect((await shop.refused(pageResource.add, { body: typed }, { as })).fields).toEqual({
      body_th: words.problems['page.body.max'],
    });
  });

  test('drafts are private, and visitors of a page learn of its removal', async () => {
    const draft = await added({ isPublished: false, titleEn: 'About' });
    const { path } = draft;
    const listed = async () => (await shop.call(listPages)).map((page) => page.path);
    expect((await shop.refused(customPage, { params: { path } })).status).toBe(404);
    expect(await listed()).not.toContain(path);
    expect(await shop.call(pageResource.list, {}, { as })).toContainEqual(draft);

    const typed = { ...about, path, titleTh: 'ใหม่', bodyTh: 'ใหม่' };
    clock.forward(1_000);
    await shop.call(pageResource.change, { params: { pageId: draft.id }, body: typed }, { as });
    expect(await read(path)).toMatchObject({ title: { th: 'ใหม่', en: null }, body: { th: '<p>ใหม่</p>', en: null } });
    expect(await listed()).toContain(path);

    await shop.call(pageResource.remove, { params: { pageId: draft.id } }, { as });
    await shop.call(pageResource.remove, { params: { pageId: draft.id } }, { as });
    expect((await shop.refused(customPage, { params: { path } })).status).toBe(404);
    const gone = await shop.refused(pageResource.change, { params: { pageId: draft.id }, body: typed }, { as });
    expect(gone.code).toBe('NOT_FOUND');
  });

  test('have one address each, and every faulty field is reported', async () => {
    const { id, path } = await added();
    const other = await added();
    const taken = { fields: { path: words.problems['page.path.taken'] } };
    expect(await shop.refused(pageResource.add, { body: { ...about, path } }, { as })).toMatchObject(taken);
    const moved = { params: { pageId: other.id }, body: { ...about, path } };
    expect(await shop.refused(pageResource.change, moved, { as })).toMatchObject(taken);
    expect(
      await shop.call(pageResource.change, { params: { pageId: id }, body: { ...about, path } }, { as }),
    ).toMatchObject({
      id,
    });
    expect(await shop.refused(pageResource.add, { body: { ...noPage, path: '../admin' } }, { as })).toMatchObject({
      status: 400,
      fields: {
        path: words.problems['page.path.format'],
        title_th: words.problems['page.title.required'],
        body_th: words.problems['page.body.required'],
      },
    });
    const onlyScript = { ...about, path: 'x', bodyTh: '<script>alert(1)</script>' };
    expect(await shop.refused(pageResource.add, { body: onlyScript }, { as })).toMatchObject({
      fields: { body_th: words.problems['page.body.required'] },
    });
  });

  test('are added once by one press', async () => {
    const key = randomUUID();
    const body = { ...about, path: 'once' };
    const first = await shop.call(pageResource.add, { body }, { as, key });
    expect(await shop.call(pageResource.add, { body }, { as, key })).toEqual(first);
  });

  test('are written by administrators only', async () => {
    for (const other of [shop.visitor(), await shop.signedIn(), await shop.signedIn('instructor')]) {
      const refused = [
        await shop.refused(pageResource.list, {}, { as: other }),
        await shop.refused(pageResource.add, { body: about }, { as: other }),
        await shop.refused(previewRichText, { body: { html: 'x' } }, { as: other }),
      ];
      for (const { status } of refused) expect([401, 403]).toContain(status);
      expect([401, 403]).toContain((await upload(other, slipBytes)).statusCode);
    }
  });

  test('a preview is what will be saved', async () => {
    expect(await shop.call(previewRichText, { body: { html: evil } }, { as })).toEqual({ html: '<p>สวัสดี</p>' });
  });

  test.each(['%2e%2e%2fadmin', "x'%20or%201=1", '%E0%B8%81', 'a'.repeat(150)])(
    'an address that is none: %s',
    async (path) => {
      expect((await shop.inject({ method: 'GET', url: `/public/pages/${path}` })).statusCode).toBe(404);
    },
  );

  const upload = async (visitor: Visitor, bytes: Buffer, key: string = randomUUID()) => {
    const form = new FormData();
    form.append('imageinput0', new Blob([Uint8Array.from(bytes)]), 'picture.jpg');
    const encoded = new Response(form);
    const headers = { 'content-type': encoded.headers.get('content-type') ?? '', 'idempotency-key': key };
    const payload = Buffer.from(await encoded.arrayBuffer());
    return await shop.inject({ method: 'POST', url: uploadPagePicture.path, payload, headers }, visitor);
  };

  test('a picture is re-encoded for the public, without its EXIF', async () => {
    const key = randomUUID();
    const answered = await upload(as, slipBytes, key);
    const [picture] = answered.json<{ data: { address: string; width: number; height: number }[] }>().data;
    expect((await upload(as, slipBytes, key)).json()).toEqual(answered.json());
    const shown = await shop.inject({ method: 'GET', url: picture?.address ?? '' });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { exif, width, height } = await sharp(shown.rawPayload).metadata();
    expect({ exif, width, height }).toEqual({ exif: undefined, width: picture?.width, height: picture?.height });
    const bodyTh = `<p><img src="${picture?.address}" alt="" width="${width}" height="${height}"></p>`;
    expect((await added({ bodyTh })).body.th).toContain(`src="${picture?.address}"`);
  });

  test('a picture of which nothing is said has its own size, also on a page and in a preview of before', async () => {
    const [own] = (await upload(as, slipBytes)).json<{ data: { address: string; width: number; height: number }[] }>()
      .data;
    const typed = `<p><img src="${own?.address}"><img src="/uploads/public/gone.webp" alt="x"></p>`;
    const sized = `<img src="${own?.address}" alt="" width="${own?.width}" height="${own?.height}" loading="lazy"`;
    const { id, path, body } = await added({
      bodyTh: typed,
      bodyEn: typed.replace('<img', '<img width="40" height="30"'),
    });
    expect(body.th).toContain(sized);
    expect(body.th).toContain('<img src="/uploads/public/gone.webp" alt="x" loading="lazy"');
    expect(body.en).toContain('width="40" height="30"');
    expect((await shop.call(previewRichText, { body: { html: typed } }, { as })).html).toBe(body.th);
    const before = { bodyTh: typed, updatedAt: clock.now + 1 };
    await database().db.update(customPages).set(before).where(eq(customPages.id, id));
    expect((await read(path)).body.th).toBe(body.th);
  });

  test('what only calls itself a picture is refused', async () => {
    const refused = await upload(as, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'));
    expect(refused.statusCode).toBe(415);
  });
});
