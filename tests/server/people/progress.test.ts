import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  courseProgress,
  lastLecture,
  ownCourses,
  saveProgressCall,
  type WatchedInterval,
} from '../../../src/contract/learning/progress.ts';
import { onOrderShop } from '../../support/shop/orderShop.ts';
import type { SignedInVisitor } from '../../support/shop/shopApp.ts';

onOrderShop('learning', (opened) => {
  test('before the first second there is nothing', async () => {
    const buyer = await learner();
    expect(await progressOf(buyer)).toEqual({ percentDone: 0, finishedLectureIds: [], positions: [] });
    expect(await lastOf(buyer)).toBeNull();
  });

  test('another device continues at the same second', async () => {
    const { clock } = opened();
    const buyer = await learner();
    await play(buyer, 'phone', [stretch('s1x0', 0, 100, -3_000), stretch('s1x1', 0, 41.5, -1_000)]);
    expect(await lastOf(buyer)).toEqual({
      sectionId: 's1',
      lectureId: 's1x1',
      position: 41.5,
      furthest: 41.5,
      recordedAt: clock.now - 1_000,
    });
    const { percentDone, finishedLectureIds } = await progressOf(buyer);
    expect([percentDone, finishedLectureIds]).toEqual([35, ['s1x0']]);
    const { shop } = opened();
    const [owned] = (await shop.call(ownCourses, {}, { as: buyer })).rows;
    expect(owned).toMatchObject({ percentDone: 35, lectureCount: 3, finishedCount: 1 });
  });

  test('what devices played is united in whatever order it arrives, and nothing goes back by accident', async () => {
    const buyer = await learner();
    await play(buyer, 'tablet', [stretch('s1x2', 60, 120, -1_000)]);
    await play(buyer, 'phone', [stretch('s1x2', 0, 80, -50_000)]);
    expect(await lastOf(buyer)).toMatchObject({ lectureId: 's1x2', position: 120, furthest: 120 });
    // The first seconds watched on another device, although newest, replace nothing.
    await play(buyer, 'tv', [stretch('s1x0', 0, 3, 0)]);
    expect(await lastOf(buyer)).toMatchObject({ lectureId: 's1x2', position: 120 });
    // Rewinding changes the last position, not the furthest one.
    await play(buyer, 'tablet', [stretch('s1x2', 10, 40, -500)]);
    expect(await lastOf(buyer)).toMatchObject({ position: 40, furthest: 120 });
    const { positions } = await progressOf(buyer);
    expect(positions.find(({ lectureId }) => lectureId === 's1x2')).toMatchObject({ position: 40, furthest: 120 });
  });

  test('a report reads only the part of the log that it can change', async () => {
    const { ask, clock } = opened();
    const buyer = await learner();
    await play(buyer, 'phone', [stretch('s1x0', 0, 60, -2_000), stretch('s1x2', 0, 150, -1_000)]);
    clock.forward(86_400_000);
    // The positions hold what the deleted log said.
    await ask(`delete from progress_intervals where user_id = '${buyer.userId}'`);
    await play(buyer, 'tablet', [stretch('s1x2', 0, 3, 0), stretch('s1x0', 20, 30, 0)]);
    const { positions } = await progressOf(buyer);
    expect(positions.map(({ lectureId, position, furthest }) => [lectureId, position, furthest])).toEqual([
      ['s1x0', 30, 60],
      ['s1x2', 150, 150],
    ]);
    clock.forward(-86_400_000);
  });

  test('a late report finds its place in the log, even before later entries', async () => {
    const { clock } = opened();
    const buyer = await learner();
    clock.forward(86_400_000);
    // Watched on and rewound: the second 4 is the current position.
    await play(buyer, 'tablet', [stretch('s1x2', 30, 90, -60_000)]);
    await play(buyer, 'tablet', [stretch('s1x2', 0, 4, -50_000)]);
    await play(buyer, 'phone', [stretch('s1x2', 0, 180, -70_000_000)]);
    const { positions } = await progressOf(buyer);
    expect(positions.map(({ position, furthest }) => [position, furthest])).toEqual([[4, 180]]);
    expect(await lastOf(buyer)).toMatchObject({ position: 4, furthest: 180 });
    clock.forward(-86_400_000);
  });

  test('a device whose clock is ahead does not win for ever', async () => {
    const { clock } = opened();
    const buyer = await learner();
    await play(buyer, 'phone', [stretch('s1x1', 0, 50, 90 * 86_400_000)]);
    expect(await lastOf(buyer)).toMatchObject({ recordedAt: clock.now });
    clock.forward(60_000);
    await play(buyer, 'tablet', [stretch('s1x2', 0, 20, 0)]);
    expect(await lastOf(buyer)).toMatchObject({ lectureId: 's1x2', position: 20 });
  });

  test('the same key adds nothing twice; two devices at once lose nothing', async () => {
    const { shop, ask } = opened();
    const buyer = await learner();
    const key = randomUUID();
    const body = reportOf(buyer, 'phone', [stretch('s1x0', 0, 30, 0)]);
    const answers = await Promise.all([1, 2, 3].map(() => shop.send(saveProgressCall, { body }, { as: buyer, key })));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    await Promise.all([
      play(buyer, 'phone', [stretch('s1x1', 0, 70, -2_000)]),
      play(buyer, 'tablet', [stretch('s1x2', 0, 90, -1_000)]),
    ]);
    expect(await ask(`select count(*) from progress_intervals where user_id = '${buyer.userId}'`)).toBe(3);
    const { positions } = await progressOf(buyer);
    expect(positions.map(({ lectureId, furthest }) => [lectureId, furthest]).toSorted()).toEqual([
      ['s1x0', 30],
      ['s1x1', 70],
      ['s1x2', 90],
    ]);
  });

  test('what somebody else watched counts for nobody but them', async () => {
    const [first, second] = [await learner(), await learner()];
    await play(first, 'phone', [stretch('s1x0', 0, 10, -3_000)]);
    await play(second, 'phone', [stretch('s1x2', 0, 150, -1_000)]);
    await play(first, 'phone', [stretch('s1x1', 0, 5, -2_000)]);
    const { positions } = await progressOf(first);
    expect(positions.map(({ lectureId, furthest }) => [lectureId, furthest]).toSorted()).toEqual([
      ['s1x0', 10],
      ['s1x1', 5],
    ]);
  });

  test('names its user: another session keeps the entry for its owner', async () => {
    const { shop, administrator } = opened();
    const owner = await learner();
    const other = await learner();
    const body = reportOf(owner, 'phone', [stretch('s1x0', 0, 30, 0)]);
    for (const as of [other, administrator]) {
      const refused = await shop.refused(saveProgressCall, { body }, { as });
      expect([refused.status, refused.code]).toEqual([409, 'OTHER_USER']);
    }
    const params = { userId: owner.userId, courseId: '101' };
    expect((await shop.refused(courseProgress, { params }, { as: other })).code).toBe('PERMISSION_DENIED');
    expect((await shop.refused(lastLecture, { params }, { as: other })).code).toBe('PERMISSION_DENIED');
    expect((await shop.refused(courseProgress, { params })).status).toBe(401);
  });

  test('without having bought only previews count, and foreign lectures are left out', async () => {
    const { shop } = opened();
    const visitor = await shop.signedIn();
    await play(visitor, 'phone', [stretch('s1x0', 0, 40, 0), stretch('s1x1', 0, 40, 0), stretch('nothing', 0, 9, 0)]);
    const { positions } = await progressOf(visitor);
    expect(positions.map(({ lectureId }) => lectureId)).toEqual(['s1x0']);
    const body = { ...reportOf(visitor, 'phone', [stretch('s1x0', 0, 9, 0)]), courseId: '102' };
    expect((await shop.refused(saveProgressCall, { body }, { as: visitor })).code).toBe('PERMISSION_DENIED');
    const unknown = { ...body, courseId: '999' };
    expect((await shop.refused(saveProgressCall, { body: unknown }, { as: visitor })).code).toBe('NOT_FOUND');
  });

  /** A learner with access for a day. */
  async function learner(): Promise<SignedInVisitor> {
    const { shop, buying, administrator, clock } = opened();
    const buyer = await shop.signedIn();
    await buying.approved(buyer, administrator, { items: ['101'] });
    clock.forward(86_400_000);
    return buyer;
  }
  const stretch = (lectureId: string, from: number, to: number, sinceNow: number): WatchedInterval => ({
    ...{ lectureId, from, to },
    recordedAt: opened().clock.now + sinceNow,
  });
  const reportOf = (as: SignedInVisitor, deviceId: string, intervals: readonly WatchedInterval[]) => ({
    ...{ userId: as.userId, courseId: '101', deviceId, intervals },
  });
  const play = (as: SignedInVisitor, deviceId: string, intervals: readonly WatchedInterval[]) =>
    opened().shop.call(saveProgressCall, { body: reportOf(as, deviceId, intervals) }, { as });
  const progressOf = (as: SignedInVisitor) =>
    opened().shop.call(courseProgress, { params: { userId: as.userId, courseId: '101' } }, { as });
  const lastOf = (as: SignedInVisitor) =>
    opened().shop.call(lastLecture, { params: { userId: as.userId, courseId: '101' } }, { as });
});
