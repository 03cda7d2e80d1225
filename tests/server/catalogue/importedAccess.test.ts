import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pricingPlans } from '../../../server/store/schema/catalogue.ts';
import { userGroups } from '../../../server/store/schema/userGroups.ts';
import { courseDetail } from '../../../src/contract/catalogue/course.ts';
import { courseRow, header, onImportShop } from '../../support/shop/importShop.ts';

onImportShop('what a file says of who sees, buys and gets what', (opened) => {
  test('who may see a course comes with it, and a group that there is not is refused', async () => {
    const { db, importFile, everything } = opened();
    await db.insert(userGroups).values({ id: 'friends', nameTh: 'เพื่อน', position: 1 });
    const rows = (groups: string) =>
      Buffer.from(
        `${header},published,publish_ends_at,user_groups\n${courseRow('kept1')},no,2026-12-05 13:00,${groups}`,
      );
    const unknown = await importFile('kept.csv', rows('strangers'));
    expect(unknown.faults).toEqual([{ line: 2, reason: 'There is no user group strangers.' }]);
    expect(await importFile('kept.csv', rows('friends'))).toMatchObject({ faults: [], created: 1 });
    expect(await importFile('kept.csv', rows('friends'))).toMatchObject({ unchanged: 1, changed: 0 });
    expect((await everything()).items.find(({ id }) => id === 'kept1')).toMatchObject({
      ...{ isPublished: false, publishEndsAt: Date.UTC(2026, 11, 5, 6), userGroupIds: ['friends'] },
    });
  });

  test('a file that does not speak of the level, or of who may see or buy it, leaves that as it is', async () => {
    const { db, importFile, importCsv, everything } = opened();
    const columns = 'locked,user_groups,plan_1_need_approval,plan_1_is_for_member,plan_1_shown';
    await importFile('kept.csv', Buffer.from(`${header},${columns}\n${courseRow('kept2')},yes,friends,yes,yes,no`));
    await importCsv([courseRow('kept1', { price: '200' }), courseRow('kept2', { price: '200' })]);
    const { items: rows } = await everything();
    expect(rows.find(({ id }) => id === 'kept1')).toMatchObject({
      ...{ isPublished: false, publishEndsAt: Date.UTC(2026, 11, 5, 6), userGroupIds: ['friends'] },
    });
    expect(rows.find(({ id }) => id === 'kept2')).toMatchObject({ isLocked: true, userGroupIds: ['friends'] });
    const [plan] = await db.select().from(pricingPlans).where(eq(pricingPlans.itemId, 'kept2'));
    expect(plan).toMatchObject({ priceThb: 20_000, needsApproval: true, membersOnly: true, isShown: false });

    await importFile('level.csv', Buffer.from(`${header},level\n${courseRow('kept2', { price: '200' })},advanced`));
    await importCsv([courseRow('kept2', { price: '250' })]);
    const levelOf = async () => (await everything()).items.find(({ id }) => id === 'kept2')?.level;
    expect(await levelOf()).toBe('advanced');
    await importFile('level.csv', Buffer.from(`${header},level\n${courseRow('kept2', { price: '250' })},`));
    expect(await levelOf()).toBeNull();

    await importFile('open.csv', Buffer.from(`${header},user_groups\n${courseRow('kept1', { price: '200' })},`));
    expect((await everything()).items.find(({ id }) => id === 'kept1')).toMatchObject({ userGroupIds: [] });
  });

  test('a plan of another kind of price is not listed by a file that does not speak of it', async () => {
    const { db, importFile, importCsv } = opened();
    const typed = (row: string) => importFile('other.csv', Buffer.from(`${header},plan_1_pricing_type\n${row}`));
    const pricingType = async () => {
      const [plan] = await db.select().from(pricingPlans).where(eq(pricingPlans.itemId, 'other1'));
      return plan?.pricingType;
    };
    await typed(`${courseRow('other1')},others`);
    expect(await pricingType()).toBe('other');
    expect(await importCsv([courseRow('other1')])).toMatchObject({ unchanged: 1 });
    expect(await importCsv([courseRow('other1', { price: '200' })])).toMatchObject({ changed: 1 });
    expect(await pricingType()).toBe('other');
    await typed(`${courseRow('other1')},`);
    expect(await pricingType()).toBe('default');
  });

  test('a plan for owners of other courses comes with their ids; one that there is not is refused', async () => {
    const { db, importFile, importCsv, everything } = opened();
    const file = (rows: readonly string[]) =>
      importFile('owners.csv', Buffer.from([`${header},plan_1_free_for`, ...rows].join('\n')));
    const before = await everything();
    const faulty = await file([
      `${courseRow('owner1')},"sold, nowhere"`,
      `${courseRow('owner2')},cup`,
      `${courseRow('owner3')},owner4`,
      `${courseRow('owner4')},owner3`,
    ]);
    expect(faulty.faults).toEqual([
      {
        line: 2,
        reason: 'free_for of the plan owner1-1: there is no course nowhere in the catalogue or further up in the file.',
      },
      { line: 3, reason: 'free_for of the plan owner2-1: cup is a product and not a course.' },
      {
        line: 4,
        reason: 'free_for of the plan owner3-1: there is no course owner4 in the catalogue or further up in the file.',
      },
    ]);
    expect(await everything()).toEqual(before);

    const right = [`${courseRow('owner1')},`, `${courseRow('owner2')},"sold,owner1"`];
    expect(await file(right)).toMatchObject({ faults: [], created: 2 });
    expect(await file(right)).toMatchObject({ unchanged: 2 });
    expect(await importCsv([courseRow('owner2', { price: '200' })])).toMatchObject({ changed: 1 });
    const owners = async () => {
      const [plan] = await db.select().from(pricingPlans).where(eq(pricingPlans.itemId, 'owner2'));
      return plan?.freeForOwnersOf;
    };
    expect(await owners()).toEqual(['owner1', 'sold']);
    await file([`${courseRow('owner2')},`]);
    expect(await owners()).toBeNull();
    const gone = await importFile(
      'gone.csv',
      Buffer.from(`${header},plan_1_free_for,removed\nowner1,,,,,,,,,,,yes\n${courseRow('owner2')},owner1,`),
    );
    expect(gone.faults).toEqual([
      {
        line: 3,
        reason: 'free_for of the plan owner2-1: there is no course owner1 in the catalogue or further up in the file.',
      },
    ]);
    await importFile('gone.csv', Buffer.from('id,removed\nowner1,yes'));
    expect((await file([`${courseRow('owner2')},owner1`])).faults).toEqual([
      {
        line: 2,
        reason: 'free_for of the plan owner2-1: there is no course owner1 in the catalogue or further up in the file.',
      },
    ]);
  });

  test('a free book comes with its course, to be sent or downloaded; one that there is not is refused', async () => {
    const { shop, importFile, importCsv } = opened();
    const file = (rows: readonly string[]) =>
      importFile('books.csv', Buffer.from([`${header},free_book,free_book_type`, ...rows].join('\n')));
    expect((await file([`${courseRow('book1')},never,ship`, `${courseRow('book2')},sold,ship`])).faults).toEqual([
      { line: 2, reason: 'free_book: there is no product never in the catalogue or further up in the file.' },
      { line: 3, reason: 'free_book: sold is a course and not a product.' },
    ]);
    expect(await file([`${courseRow('book1')},cup,download`])).toMatchObject({ faults: [], created: 1 });
    expect(await file([`${courseRow('book1')},cup,download`])).toMatchObject({ unchanged: 1 });
    expect(await importCsv([courseRow('book1', { price: '200' })])).toMatchObject({ changed: 1 });
    const shown = async () => (await shop.call(courseDetail, { params: { slug: 'book1-course', n: '0' } })).freeBook;
    expect(await shown()).toMatchObject({ itemId: 'cup', delivery: 'download' });
    await file([`${courseRow('book1')},,`]);
    expect(await shown()).toBeNull();
  });

  test('a course that was taken out comes back for nobody whose group is gone; one that stays as it was holds none', async () => {
    const { db, importFile, importCsv, everything } = opened();
    await db.insert(userGroups).values({ id: 'former', nameTh: 'รุ่นก่อน', position: 2 });
    const ofFormer = Buffer.from(`${header},user_groups\n${courseRow('taken')},former\n${courseRow('stays')},former`);
    await importFile('former.csv', ofFormer);
    await importFile('rows.csv', Buffer.from('id,removed\ntaken,yes'));
    await db.delete(userGroups).where(eq(userGroups.id, 'former'));

    const reason =
      'There is no user group former, for which it is reserved; the column user_groups changes who sees it.';
    for (const isDryRun of [true, false]) {
      const { faults } = await importCsv([courseRow('stays'), courseRow('taken')], { isDryRun });
      expect(faults).toEqual([{ line: 3, reason }]);
    }
    expect(await importCsv([courseRow('stays'), courseRow('other')])).toMatchObject({ created: 1, unchanged: 1 });
    const anew = await importFile('anew.csv', Buffer.from(`${header},user_groups\n${courseRow('taken')},friends`));
    expect(anew).toMatchObject({ changed: 1 });
    expect((await everything()).items.find(({ id }) => id === 'taken')).toMatchObject({ userGroupIds: ['friends'] });
  });
});
