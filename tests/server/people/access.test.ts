import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isRefusal } from '../../../server/base/refusal.ts';
import { transaction } from '../../../server/store/database/transaction.ts';
import { findOrder } from '../../../server/store/order/orders.ts';
import { lectures } from '../../../server/store/schema/catalogue.ts';
import { media, mediaSubtitles } from '../../../server/store/schema/media.ts';
import { moveOrder } from '../../../server/useCases/order/moveOrder.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import {
  accessKey,
  countdown,
  ownCourses,
  playlist,
  saveProgressCall,
} from '../../../src/contract/learning/progress.ts';
import { placeOrderCall } from '../../../src/contract/order/order.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import { quoteCart } from '../../../src/contract/order/quote.ts';
import { type AccessStatement, accessStatementText } from '../../../src/domain/learning/accessStatement.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { formatDateTime } from '../../../src/i18n/format.ts';
import { failures } from '../../../src/i18n/th/app/failures.ts';
import { isSignedBy } from '../../../src/platform/isSignedBy.ts';
import { reportOf, requestOf } from '../../support/shop/buying.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import type { SignedInVisitor, Visitor } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const yearMs = 365 * dayMs;

onOrderShop('access to a course', (opened) => {
  test('a guest sees the playlist and watches the preview only', async () => {
    const { shop } = opened();
    await withVideos();
    const shown = await shop.call(playlist, { params: { courseId: '101' } });
    expect(shown.hasAccess).toBe(false);
    expect(lecturesOf(shown).map((lecture) => [lecture.id, lecture.video?.mp4Url ?? null])).toEqual([
      ['s1x0', '/uploads/public/film.mp4'],
      ['s1x1', null],
      ['s1x2', null],
    ]);
    expect((await shop.refused(playlist, { params: { courseId: '999' } })).code).toBe('NOT_FOUND');
    expect((await shop.refused(playlist, { params: { courseId: '201' } })).code).toBe('NOT_FOUND');
  });

  test('an approved order opens it for its buyer for a year, also by stretches of bytes', async () => {
    const { shop, buying, administrator, clock } = opened();
    await withVideos();
    const buyer = await shop.signedIn();
    const order = await buying.approved(buyer, administrator, { items: ['101'] });
    const shown = await watch(buyer, '101');
    expect(shown.hasAccess).toBe(true);
    const address = lecturesOf(shown)[1]?.video?.mp4Url ?? '';
    const part = (range: string | null, as: Visitor = buyer, url = address) =>
      shop.inject({ method: 'GET', url, headers: range === null ? {} : { range } }, as);
    const whole = await part(null);
    expect([whole.statusCode, whole.headers['content-type'], whole.body]).toEqual([200, 'video/mp4', '0123456789']);
    expect(whole.headers['accept-ranges']).toBe('bytes');
    for (const [range, bytes, contentRange] of [
      ['bytes=0-1', '01', 'bytes 0-1/10'],
      ['bytes=4-', '456789', 'bytes 4-9/10'],
      ['bytes=-3', '789', 'bytes 7-9/10'],
      ['bytes=8-99', '89', 'bytes 8-9/10'],
    ] as const) {
      const response = await part(range);
      expect([response.statusCode, response.body, response.headers['content-range']]).toEqual([
        206,
        bytes,
        contentRange,
      ]);
      expect(response.headers['content-length']).toBe(String(bytes.length));
    }
    const beyond = await part('bytes=10-');
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, 'bytes */10']);
    expect((await part('seconds=1-2')).statusCode).toBe(200);
    const subtitles = lecturesOf(shown)[1]?.video?.subtitles[0]?.url ?? '';
    const words = await part('bytes=0-1', buyer, subtitles);
    expect([words.statusCode, words.headers['content-type'], words.body]).toEqual([
      200,
      'text/vtt; charset=utf-8',
      'WEBVTT',
    ]);

    expect((await part(null, await shop.signedIn())).statusCode).toBe(401);
    expect((await part(null, shop.visitor())).statusCode).toBe(401);
    expect((await part(null, buyer, address.replace('film.mp4', 'film.webm'))).statusCode).toBe(404);
    expect((await part(null, buyer, address.replace('/media/1', '/media/9'))).statusCode).toBe(404);
    clock.forward(13 * hourMs);
    expect((await part(null)).statusCode).toBe(410);
    clock.forward(-13 * hourMs);
    const key = await shop.call(accessKey, {});
    const left = await shop.call(countdown, { params: { courseId: '101' } }, { as: buyer });
    expect(left).toEqual({
      planType: 'period',
      startedAt: clock.now,
      endsAt: clock.now + yearMs,
      term: { amount: 1, unit: 'year' },
      extension: null,
      allowanceMs: null,
      watchedMs: 0,
      finishedCount: 0,
      orderId: order.id,
      signed: {
        statement: {
          ...{ courseId: '101', userId: buyer.userId, issuedAt: clock.now },
          ...{ endsAt: clock.now + yearMs, watchAllowanceMs: null },
        },
        signature: expect.any(String),
        publicKey: key,
      },
    });
    const isSigned = (change: Partial<AccessStatement>) =>
      left?.signed &&
      isSignedBy(key, accessStatementText({ ...left.signed.statement, ...change }), left.signed.signature);
    expect(await isSigned({})).toBe(true);
    expect(await isSigned({ endsAt: null })).toBe(false);

    const intervals = [{ lectureId: 's1x1', from: 0, to: 100, recordedAt: clock.now }];
    const body = { userId: buyer.userId, courseId: '101', deviceId: 'phone', intervals };
    await shop.call(saveProgressCall, { body }, { as: buyer });
    expect(await countdownOnWire(buyer, '101')).toMatchObject({
      ...{ planType: 'Period', courseDays: 365, term: 1, termUnit: 'Year(s)', term2: null, termUnit2: null },
      ...{ isTermUnit2: 0, countDownTime: yearMs, progressTime: 100_000, readLecture: 1 },
    });
  });

  test('uploaded films and files follow the same rules as those of the shop', async () => {
    const { shop, buying, administrator } = opened();
    const { db, files } = shop.parts;
    const upload = { uploadId: 'u', bytes: 10, isPlayable: true, createdAt: 0 };
    const film = `${'a'.repeat(32)}.mp4`;
    const sheet = `${'b'.repeat(32)}.pdf`;
    await db.insert(media).values([
      { ...upload, id: 'film', kind: 'video', name: 'film.mp4', storedName: film, contentType: 'video/mp4' },
      {
        ...upload,
        uploadId: 'v',
        id: 'sheet',
        kind: 'pdf',
        name: 'a b.pdf',
        storedName: sheet,
        contentType: 'application/pdf',
      },
    ]);
    await db.insert(mediaSubtitles).values({ mediumId: 'film', language: 'ja', storedName: `${'c'.repeat(32)}.vtt` });
    for (const name of [film, sheet]) await files.private.putAs(name, Buffer.from('0123456789'));
    await db
      .update(lectures)
      .set({ mediumId: 'film', fileIds: ['sheet'] })
      .where(inArray(lectures.id, ['s1x0', 's1x1']));
    await db.update(lectures).set({ mediumId: 'sheet', textTh: '<b>อ่าน</b><script>' }).where(eq(lectures.id, 's1x2'));
    const buyer = await shop.signedIn();
    await buying.approved(buyer, administrator, { items: ['101'] });

    const [preview, taught, read] = lecturesOf(await watch(buyer, '101'));
    expect(preview?.video?.mp4Url).toBe(`/media/open/${film}`);
    expect(taught).toMatchObject({ contentType: 'video', video: { subtitles: [{ language: 'ja' }] } });
    expect(read).toMatchObject({ contentType: 'pdf', video: null, text: { th: '<p><strong>อ่าน</strong></p>' } });
    const part = (url: string, as: Visitor) => shop.inject({ method: 'GET', url, headers: { range: 'bytes=2-3' } }, as);
    const own = await part(taught?.video?.mp4Url ?? '', buyer);
    expect([own.statusCode, own.body, own.headers['content-type']]).toEqual([206, '23', 'video/mp4']);
    const document = await part(read?.file?.url ?? '', buyer);
    expect(document.headers['content-disposition']).toBe("inline; filename*=UTF-8''a%20b.pdf");
    expect((await part(preview?.video?.mp4Url ?? '', shop.visitor())).statusCode).toBe(206);
    expect((await part(preview?.files[0]?.url ?? '', shop.visitor())).statusCode).toBe(206);
    expect((await part(taught?.video?.mp4Url ?? '', await shop.signedIn())).statusCode).toBe(401);

    const seen = lecturesOf(await shop.call(playlist, { params: { courseId: '101' } }));
    expect(seen[1]).toMatchObject({ contentType: 'video', video: null, file: null, files: [], linkUrl: null });
    expect(seen[2]).toMatchObject({ contentType: 'pdf', text: null, file: null });
    const course = await shop.call(courseDetail, { params: { slug: '101', n: '0' } });
    expect(course.sections[0]?.lectures.map((lecture) => lecture.film?.mp4Url ?? null)).toEqual([
      ...[`/media/open/${film}`, null, null],
    ]);
    await db.update(lectures).set({ mediumId: null, fileIds: [], textTh: null });
  });

  test('a former address opens nothing a minute after the refund, and for others only what they own', async () => {
    const { shop, buying, administrator, clock } = opened();
    await withVideos();
    const [buyer, other] = [await shop.signedIn(), await shop.signedIn()];
    const order = await buying.approved(buyer, administrator, { items: ['101'] });
    await buying.approved(other, administrator, { items: ['101'] });
    const addressFor = async (as: Visitor) => lecturesOf(await watch(as, '101'))[1]?.video?.mp4Url ?? '';
    const addresses = [await addressFor(buyer), await addressFor(other)];
    const statuses = () =>
      Promise.all(
        [buyer, other].map(async (as, index) => {
          const response = await shop.inject({ method: 'GET', url: addresses[index] ?? '' }, as);
          return response.statusCode;
        }),
      );
    expect(await statuses()).toEqual([200, 200]);
    await refund(order);
    clock.forward(61_000);
    expect(await statuses()).toEqual([403, 200]);
    await buying.approved(buyer, administrator, { items: ['101'] });
    expect(await statuses()).toEqual([200, 200]);
  });

  test('to the course that was bought opens no other', async () => {
    const { shop, buying, administrator } = opened();
    const buyer = await shop.signedIn();
    await buying.approved(buyer, administrator, { items: ['101'] });
    const opens = async (courseId: string) => (await watch(buyer, courseId)).hasAccess;
    expect([await opens('101'), await opens('102'), await opens('103')]).toEqual([true, false, false]);
  });

  test('that has no end is not sold again', async () => {
    const { shop, buying, administrator } = opened();
    const buyer = await shop.signedIn();
    await buying.approved(buyer, administrator, { items: ['110'] });
    const body = await buying.orderRequest(buyer, { items: ['110'] });
    expect(await shop.refused(placeOrderCall, { body }, { as: buyer })).toMatchObject({
      ...{ status: 409, code: 'ALREADY_OWNED', message: `${failures.ALREADY_OWNED}: คอร์ส 110` },
    });
  });

  test('ends with its time; until then it is not sold again, and later it is', async () => {
    const { shop, buying, administrator, clock } = opened();
    const buyer = await shop.signedIn();
    await buying.approved(buyer, administrator, { items: ['102'] });
    const body = await buying.orderRequest(buyer, { items: ['102'] });
    const refused = await shop.refused(placeOrderCall, { body }, { as: buyer });
    expect([refused.code, refused.details?.until]).toEqual(['TIME_LEFT', new Date(clock.now + yearMs).toISOString()]);
    const end = formatDateTime(clock.now + yearMs, 'th');
    expect(refused.message).toBe(`${failures.TIME_LEFT}: ${refused.details?.names?.[0]} (${end})`);
    const { refusals } = await shop.call(quoteCart, { body: requestOf({ items: ['102'] }) }, { as: buyer });
    expect(refusals).toEqual([{ code: 'TIME_LEFT', itemIds: ['102'], until: clock.now + yearMs }]);
    clock.forward(yearMs);
    const later = await shop.signedInAgain(buyer);
    expect((await watch(later, '102')).hasAccess).toBe(false);
    const [owned] = (await shop.call(ownCourses, {}, { as: later })).rows;
    expect(owned).toMatchObject({ courseId: '102', hasAccess: false, endsAt: clock.now });
    const second = await buying.place(later, { items: ['102'] });
    expect(second.status).toBe('notYetReceived');
    clock.forward(-yearMs);
  });

  test('an allowance of hours is used up by playing', async () => {
    const { shop, buying, administrator, clock } = opened();
    const add = rowsOf(shop.parts.db, clock.now);
    await add.course({ id: '104', categoryId: 'data' });
    await add.plan({
      ...{ id: '104a', itemId: '104', type: 'actual', termAmount: 1, termUnit: 'hour' },
      ...{ extensionAmount: 30, extensionUnit: 'day' },
    });
    const [lectureId = ''] = await add.section('104', 's4', [7_200]);
    const buyer = await shop.signedIn();
    await buying.approved(buyer, administrator, { items: ['104'] });
    const play = (from: number, to: number) => {
      const intervals = [{ lectureId, from, to, recordedAt: clock.now }];
      const body = { userId: buyer.userId, courseId: '104', deviceId: 'phone', intervals };
      return shop.call(saveProgressCall, { body }, { as: buyer });
    };
    const left = () => shop.call(countdown, { params: { courseId: '104' } }, { as: buyer });
    clock.forward(1_000);
    await play(0, 600);
    // Watching the same minutes again counts again.
    await play(0, 600);
    expect(await left()).toMatchObject({ planType: 'actual', allowanceMs: hourMs, watchedMs: 1_200_000 });
    expect(await countdownOnWire(buyer, '104')).toMatchObject({
      ...{ planType: 'Actual', courseDays: 30, term: 1, termUnit: 'Hour(s)', term2: 30, termUnit2: 'Day(s)' },
      ...{ isTermUnit2: 1, countDownTime: hourMs, progressTime: 1_200_000, readLecture: 0 },
    });
    expect((await watch(buyer, '104')).hasAccess).toBe(true);
    await play(600, 3_000);
    expect(await left()).toBeNull();
    expect((await watch(buyer, '104')).hasAccess).toBe(false);
  });

  test('an allowance is used up on a phone whose clock is behind, also by what tells no other hour', async () => {
    const { shop, buying, administrator, clock } = opened();
    const add = rowsOf(shop.parts.db, clock.now);
    await add.course({ id: '105', categoryId: 'data' });
    await add.plan({ id: '105a', itemId: '105', type: 'actual', termAmount: 1, termUnit: 'hour' });
    const [preview = '', lesson = ''] = await add.section('105', 's5', [7_200, 7_200]);
    const buyer = await shop.signedIn();
    await buying.approved(buyer, administrator, { items: ['105'] });
    const play = (lectureId: string, to: number) => {
      const intervals = [{ lectureId, from: 0, to, recordedAt: clock.now - 400 * dayMs }];
      const body = { userId: buyer.userId, courseId: '105', deviceId: 'phone', intervals };
      return shop.call(saveProgressCall, { body }, { as: buyer });
    };
    const left = () => shop.call(countdown, { params: { courseId: '105' } }, { as: buyer });
    clock.forward(1_000);
    await play(lesson, 1_800);
    expect(await left()).toMatchObject({ allowanceMs: hourMs, watchedMs: 1_800_000 });
    // A preview may have been watched before there was any access.
    await play(preview, 1_800);
    expect(await left()).toMatchObject({ watchedMs: 1_800_000 });
    await play(lesson, 1_800);
    expect(await left()).toBeNull();
    expect((await watch(buyer, '105')).hasAccess).toBe(false);
  });

  test('follows the approved orders: a refund removes only its own access', async () => {
    const { shop, buying, administrator, clock } = opened();
    await rowsOf(shop.parts.db, clock.now).plan({
      ...{ id: '103r', itemId: '103', pricingType: 'renew', isDefault: false, position: 2 },
    });
    const buyer = await shop.signedIn();
    const first = await buying.approved(buyer, administrator, { items: ['103'] });
    const startedAt = clock.now;
    // Two approvals at the same time have no order, and a renewal has no predecessor.
    clock.forward(1_000);
    const renewal = await renew(buyer, administrator);
    const left = async () => (await shop.call(countdown, { params: { courseId: '103' } }, { as: buyer }))?.endsAt;
    expect(await left()).toBe(startedAt + 2 * yearMs);
    await refund(renewal);
    expect(await left()).toBe(startedAt + yearMs);
    await refund(first);
    expect(await left()).toBeUndefined();
    expect(await shop.call(ownCourses, {}, { as: buyer })).toEqual({ rows: [], total: 0 });
  });

  test('a classroom seat is no playlist; administrators watch everything', async () => {
    const { shop, buying, administrator } = opened();
    const buyer = await shop.signedIn();
    await buying.approved(buyer, administrator, { items: ['110'] });
    expect((await watch(buyer, '110')).hasAccess).toBe(false);
    expect((await watch(administrator, '101')).hasAccess).toBe(true);
    const [owned] = (await shop.call(ownCourses, {}, { as: buyer })).rows;
    expect(owned).toMatchObject({ courseId: '110', hasAccess: true, isWatchable: false });
  });

  test('a refund gives counted seats and pieces back, and says of which', async () => {
    const { shop, buying, administrator, ask } = opened();
    const counted = () =>
      ask(`select string_agg(id || ':' || seats_taken, ' ' order by id) from items where id in ('110', '201')`);
    const before = await counted();
    const wanted = { items: ['110', '201'], quantity: 2 };
    const order = await buying.approved(await shop.signedIn(), administrator, wanted);
    expect(await counted()).not.toBe(before);
    expect((await refund(order)).toSorted()).toEqual(['110', '201']);
    expect(await counted()).toBe(before);
  });

  async function renew(buyer: SignedInVisitor, administrator: SignedInVisitor): Promise<Order> {
    const { shop, buying } = opened();
    const wanted = requestOf({ items: ['103'] });
    const request = { ...wanted, lines: wanted.lines.map((line) => ({ ...line, planId: '103r' })) };
    const { quote, signature } = await shop.call(quoteCart, { body: request }, { as: buyer });
    const agreed = { method: 'bankTransfer', quote, signature, language: 'th', tax: null, delivery: null } as const;
    const body = { ...request, ...agreed };
    const order = await shop.call(placeOrderCall, { body }, { as: buyer });
    const report = reportOf(order, { slipNames: [await buying.slipFor(buyer, order)] });
    const reported = await shop.call(reportTransferCall, { body: report });
    return await buying.decide(administrator, reported.order, 'approved');
  }

  /** Returns the items whose seats changed. */
  async function refund(order: Order): Promise<readonly string[]> {
    const { shop, clock } = opened();
    const stored = await findOrder(shop.parts.db, order.id);
    if (stored === null) throw new Error('The order is missing');
    const step = { to: 'refunded', actor: 'administrator', actorUserId: null, reason: 'ขอคืนเงิน' } as const;
    const moved = await transaction(shop.parts.db, (tx) => moveOrder(tx, shop.parts, stored, step, clock.now));
    if (isRefusal(moved)) throw new Error('Not refunded');
    return moved.seatsMovedOf;
  }

  const countdownOnWire = async (as: Visitor, courseId: string) =>
    (await opened().shop.send(countdown, { params: { courseId } }, { as })).json<{ data: unknown }>().data;
  const watch = (as: Visitor, courseId: string) => opened().shop.call(playlist, { params: { courseId } }, { as });
  const lecturesOf = (shown: Awaited<ReturnType<typeof watch>>) => shown.sections.flatMap(({ lectures }) => lectures);

  async function withVideos(): Promise<void> {
    const { shop, ask } = opened();
    await ask(`update lectures set video_name = 'film' where section_id = 's1'`);
    await shop.parts.files.private.putAs('film.mp4', Buffer.from('0123456789'));
    await shop.parts.files.private.putAs('film.th.vtt', Buffer.from('WEBVTT'));
  }
});
