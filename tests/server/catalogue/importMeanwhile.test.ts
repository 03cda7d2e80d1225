import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ImportProgress } from '../../../server/import/importOutcome.ts';
import { items, pricingPlans } from '../../../server/store/schema/catalogue.ts';
import { userGroups } from '../../../server/store/schema/userGroups.ts';
import { listCourses } from '../../../src/contract/catalogue/catalogue.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import { isShowingOver } from '../../../src/domain/pricing/saleEnd.ts';
import { csvOfCourses } from '../../support/shop/importRows.ts';
import { courseRow, header, type ImportOptions, importStart, onImportShop } from '../../support/shop/importShop.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';

onImportShop('what happens while a file is imported', (opened) => {
  test('a plan that another import gives to another item meanwhile takes the batch back', async () => {
    const { shop, importCsv, everything } = opened();
    let overtaken = false;
    const first = importCsv([courseRow('late', { planId: 'contested' })], {
      onProgress: async ({ step }) => {
        if (step !== 'checked' || overtaken) return;
        overtaken = true;
        await importCsv([courseRow('early', { planId: 'contested' })]);
      },
    });
    await expect(first).rejects.toThrow('contested');
    const course = await shop.call(courseDetail, { params: { slug: 'early', n: '0' } });
    expect(course.plans.map(({ id }) => id)).toEqual(['contested']);
    expect((await everything()).items.map(({ id }) => id)).not.toContain('late');
  });

  test('what a row names is there when the row is put in place, whatever goes further down or meanwhile', async () => {
    const { db, clock, importFile, importCsv, everything } = opened();
    const file = (rows: readonly string[], options?: ImportOptions) =>
      importFile(
        'named.csv',
        Buffer.from([`${header},free_book,free_book_type,plan_1_free_for,removed`, ...rows].join('\n')),
        options,
      );
    await importCsv([courseRow('named')]);
    const removed = await file([`${courseRow('namer')},cup,ship,named,`, 'named,,,,,,,,,,,,,yes']);
    expect(removed.faults).toEqual([
      { line: 2, reason: 'free_for of the plan namer-1: named is removed further down in the file.' },
    ]);
    const takenOut = async ({ step }: ImportProgress) => {
      if (step === 'checked') await db.update(items).set({ deletedAt: clock.now }).where(eq(items.id, 'named'));
    };
    await expect(file([`${courseRow('namer')},,,named,`], { onProgress: takenOut })).rejects.toThrow(
      'The course named was removed meanwhile',
    );
    expect((await everything()).items.map(({ id }) => id)).not.toContain('namer');
  });

  test('what is closed while a file is looked at that does not speak of it stays closed', async () => {
    const { db, importFile, importCsv } = opened();
    await db.insert(userGroups).values({ id: 'friends', nameTh: 'เพื่อน', position: 1 });
    const close = async ({ step }: ImportProgress) => {
      if (step !== 'checked') return;
      await db
        .update(items)
        .set({ isLocked: true, isPublished: false, userGroupIds: ['friends'] })
        .where(eq(items.id, 'kept2'));
      await db.update(items).set({ publishEndsAt: importStart }).where(eq(items.id, 'kept2'));
      await db
        .update(pricingPlans)
        .set({ needsApproval: true, isShown: false })
        .where(eq(pricingPlans.itemId, 'kept2'));
    };
    const columns =
      'locked,published,publish_ends_at,user_groups,plan_1_need_approval,plan_1_is_for_member,plan_1_shown';
    const open = [`${header},${columns}`, `${courseRow('kept2')},no,yes,,,no,no,yes`].join('\n');
    await importFile('open.csv', Buffer.from(open));
    expect(await importCsv([courseRow('kept2', { price: '300' })], { onProgress: close })).toMatchObject({
      changed: 1,
    });
    const [item] = await db.select().from(items).where(eq(items.id, 'kept2'));
    expect(item).toMatchObject({
      isLocked: true,
      isPublished: false,
      userGroupIds: ['friends'],
      publishEndsAt: importStart,
    });
    const [plan] = await db.select().from(pricingPlans).where(eq(pricingPlans.itemId, 'kept2'));
    expect(plan).toMatchObject({ priceThb: 30_000, needsApproval: true, membersOnly: false, isShown: false });

    await importFile('open.csv', Buffer.from(open), { onProgress: close });
    const [said] = await db.select().from(items).where(eq(items.id, 'kept2'));
    expect(said).toMatchObject({ isLocked: false, userGroupIds: [], isPublished: true, publishEndsAt: null });
  });

  test('what ends while a file is looked at that says it is shown ends all the same', async () => {
    const { db, importFile } = opened();
    const end = async ({ step }: ImportProgress) => {
      const isOver = { publishEndsAt: importStart - 1, isPublished: false };
      if (step === 'checked') await db.update(items).set(isOver).where(eq(items.id, 'kept2'));
    };
    const shown = [`${header},published`, `${courseRow('kept2', { price: '310' })},yes`].join('\n');
    await importFile('shown.csv', Buffer.from(shown), { onProgress: end });
    const [item] = await db.select().from(items).where(eq(items.id, 'kept2'));
    expect(item).toMatchObject({ isPublished: false, publishEndsAt: importStart - 1 });
    const [plan] = await db.select().from(pricingPlans).where(eq(pricingPlans.itemId, 'kept2'));
    expect(plan).toMatchObject({ priceThb: 31_000 });
  });

  test.each([-1, 0, 1])('and it has ended as the rule of the domain has it, %i ms from that instant', async (past) => {
    const { db, clock, importFile } = opened();
    const endSoon = async ({ step }: ImportProgress) => {
      const change = { publishEndsAt: clock.now - past, isPublished: true };
      if (step === 'checked') await db.update(items).set(change).where(eq(items.id, 'kept2'));
    };
    const shown = [`${header},published`, `${courseRow('kept2', { price: `${320 + past}` })},yes`].join('\n');
    await importFile('shown.csv', Buffer.from(shown), { onProgress: endSoon });
    const [item] = await db.select().from(items).where(eq(items.id, 'kept2'));
    expect(item?.isPublished).toBe(!isShowingOver(clock.now - past, clock.now));
  });

  test('a course that is taken out with its group while a file is looked at does not come back for everybody', async () => {
    const { db, importFile, importCsv } = opened();
    await db.insert(userGroups).values({ id: 'closing', nameTh: 'กำลังปิด', position: 3 });
    await importFile('kept.csv', Buffer.from(`${header},user_groups\n${courseRow('closing1')},closing`));
    const close = async ({ step }: ImportProgress) => {
      if (step !== 'checked') return;
      await db.update(items).set({ deletedAt: importStart }).where(eq(items.id, 'closing1'));
      await db.delete(userGroups).where(eq(userGroups.id, 'closing'));
    };
    const cheaper = importCsv([courseRow('closing1', { price: '50' })], { onProgress: close });
    await expect(cheaper).rejects.toThrow('closing was removed');
    const [item] = await db.select().from(items).where(eq(items.id, 'closing1'));
    expect(item).toMatchObject({ deletedAt: importStart });
  });

  test('a group that is removed while the file is looked at takes the batch back', async () => {
    const { db, importFile } = opened();
    await db.insert(userGroups).values({ id: 'passing', nameTh: 'ชั่วคราว', position: 2 });
    const remove = async ({ step }: ImportProgress) => {
      if (step === 'checked') await db.delete(userGroups).where(eq(userGroups.id, 'passing'));
    };
    const file = Buffer.from(`${header},user_groups\n${courseRow('orphan')},passing`);
    await expect(importFile('group.csv', file, { onProgress: remove })).rejects.toThrow('passing was removed');
    expect(await db.select().from(items).where(eq(items.id, 'orphan'))).toEqual([]);
  });

  test('an end when half was checked leaves nothing', async () => {
    const { importFile, everything } = opened();
    const before = await everything();
    const stop = ({ done, total }: ImportProgress) => {
      if (done >= total / 2) throw new Error('stopped');
    };
    const work = importFile('many.csv', Buffer.from(csvOfCourses('half', 200)), { onProgress: stop });
    await expect(work).rejects.toThrow('stopped');
    expect(await everything()).toEqual(before);
  });

  test('an end when half was written leaves that half, lists wait for the end, and the same file writes the others', async () => {
    const { shop, importFile, everything } = opened();
    const file = Buffer.from(csvOfCourses('half', 200));
    const listed = async () => (await shop.call(listCourses, { query: { keyword: 'half' } })).total;
    expect(await listed()).toBe(0);
    const meanwhile: number[] = [];
    const look = async ({ step }: ImportProgress) => {
      if (step === 'written') meanwhile.push(await listed());
    };
    const stop = async (progress: ImportProgress) => {
      await look(progress);
      if (progress.step === 'written' && progress.done === 100) throw new Error('stopped');
    };
    await expect(importFile('many.csv', file, { onProgress: stop })).rejects.toThrow('stopped');
    expect(await listed()).toBe(100);
    const written = (await everything()).items;
    expect((await everything()).staged).toEqual([]);

    const rest = await importFile('many.csv', file, { onProgress: look });
    expect(rest).toMatchObject({ created: 100, changed: 0, unchanged: 100, newCategories: [], newInstructors: [] });
    expect(meanwhile).toEqual([0, 0, 100, 100]);
    expect(await listed()).toBe(200);
    const { items: all } = await everything();
    expect(all).toEqual(expect.arrayContaining(written));
    expect(await importFile('many.csv', file)).toMatchObject({ created: 0, unchanged: 200 });
  });

  test('a fault of a later batch leaves the batches before it, and nothing of its own', async () => {
    const { db, importFile, everything } = opened();
    const close = async ({ step, done }: ImportProgress) => {
      if (step !== 'written' || done !== 50) return;
      await rowsOf(db, importStart).course({ id: 'owner', categoryId: 'old' });
      await rowsOf(db, importStart).plan({ id: 'part60-1', itemId: 'owner' });
    };
    const file = Buffer.from(csvOfCourses('part', 120));
    await expect(importFile('part.csv', file, { onProgress: close })).rejects.toThrow('part60-1');
    const ids = (await everything()).items.flatMap(({ id }) => (id.startsWith('part') ? [id] : []));
    expect(ids).toHaveLength(50);
    expect(ids).not.toContain('part50');
  });

  test('seats that are sold while the file is looked at take the batch back', async () => {
    const { shop, db, importCsv } = opened();
    await importCsv([courseRow('sold', { seats: '20' })]);
    const sell = async ({ step }: ImportProgress) => {
      if (step === 'checked') await db.update(items).set({ seatsTaken: 12 }).where(eq(items.id, 'sold'));
    };
    await expect(
      importCsv([courseRow('late'), courseRow('sold', { seats: '10' })], { onProgress: sell }),
    ).rejects.toThrow();
    expect(await db.select().from(items).where(eq(items.id, 'late'))).toEqual([]);
    await shop.refused(courseDetail, { params: { slug: 'late', n: '0' } });
  });
});
