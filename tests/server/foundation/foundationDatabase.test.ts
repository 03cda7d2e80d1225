import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { migrate } from '../../../server/store/database/migrate.ts';
import { isUniqueViolation, sqlStateOf } from '../../../server/store/database/sqlState.ts';
import { executeSqlIn, savepoint, transaction } from '../../../server/store/database/transaction.ts';
import { categories, items } from '../../../server/store/schema/catalogue.ts';
import { users } from '../../../server/store/schema/identity.ts';
import { orders } from '../../../server/store/schema/orders.ts';
import { paymentAttempts } from '../../../server/store/schema/payments.ts';
import { counters, settings } from '../../../server/store/schema/shop.ts';
import { storedSettings, writeSettings } from '../../../server/store/site/settings.ts';
import { onDatabase } from '../../support/run/databases.ts';

const now = Date.UTC(2026, 1, 14, 17, 30, 0, 123);

const item = (id: string, more: Partial<typeof items.$inferInsert> = {}): typeof items.$inferInsert => ({
  id,
  kind: 'course',
  slug: `${id}-words`,
  titleTh: 'ถ่ายภาพด้วยมือถือ',
  summaryTh: 'แสงธรรมชาติในบ้าน',
  descriptionTh: '',
  categoryId: 'craft',
  courseType: 'online',
  coverAltTh: '',
  rank: 1,
  createdAt: now,
  updatedAt: now,
  ...more,
});

const order = (id: string, more: Partial<typeof orders.$inferInsert> = {}): typeof orders.$inferInsert => ({
  id,
  number: id,
  token: id.padEnd(22, '0'),
  userId: 'buyer',
  status: 'notYetReceived',
  currency: 'THB',
  method: 'bankTransfer',
  price: 150_000,
  discount: 0,
  shippingFee: 0,
  vat: 9_813,
  withholding: 0,
  total: 150_000,
  quoteDigest: 'digest',
  placedAt: now,
  buyerName: 'มะลิ',
  email: 'mali@example.com',
  language: 'th',
  ...more,
});

onDatabase('the database', (database) => {
  test('reads numbers, sums, instants and documents alike', async () => {
    const { db } = database();
    await db.insert(settings).values({ name: 'types', value: { th: 'ก', list: [1, null] }, updatedAt: now });

    const { rows } = await db.execute(
      sql`select 9007199254740991::bigint as big, sum(5::bigint) as sum, 1.5::numeric as part, count(*) as count from settings where name = 'types'`,
    );
    const [row] = await db.select().from(settings).where(eq(settings.name, 'types'));

    expect(rows).toEqual([{ big: Number.MAX_SAFE_INTEGER, sum: 5, part: 1.5, count: 1 }]);
    expect(row).toEqual({ name: 'types', value: { th: 'ก', list: [1, null] }, updatedAt: now });
  });

  test('answers no number that it had to round', async () => {
    const asked = database().db.execute(sql`select 9007199254740993::bigint as big`);
    await expect(asked).rejects.toThrow();
  });

  test('a transaction answers a cached value until it changes its table, and what others committed', async () => {
    const { db } = database();
    await transaction(db, (tx) => writeSettings(tx, { autoCancelHours: 5 }, now));
    await storedSettings(db);
    await transaction(db, async (tx) => {
      const asked = vi.spyOn(tx, 'select');
      expect((await storedSettings(tx)).autoCancelHours).toBe(5);
      expect(asked).not.toHaveBeenCalled();
      await writeSettings(tx, { autoCancelHours: 6 }, now);
      expect((await storedSettings(tx)).autoCancelHours).toBe(6);
    });
    await transaction(db, async (tx) => expect((await storedSettings(tx)).autoCancelHours).toBe(6));
    expect((await storedSettings(db)).autoCancelHours).toBe(6);
  });

  test('a transaction with one snapshot reads by itself what is cached', async () => {
    const { db } = database();
    await storedSettings(db);
    const look = async (tx: typeof db) => {
      const asked = vi.spyOn(tx, 'select');
      await storedSettings(tx);
      expect(asked).toHaveBeenCalled();
    };
    await transaction(db, look, { isolation: 'repeatable read' });
  });

  test('takes everything back when the work throws', async () => {
    const { db } = database();
    const work = transaction(db, async (tx) => {
      await tx.insert(counters).values({ name: 'taken back', value: 1 });
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect(await db.select().from(counters).where(eq(counters.name, 'taken back'))).toEqual([]);
  });

  test('a savepoint loses only its own changes', async () => {
    const { db } = database();
    await transaction(db, async (tx) => {
      await tx.insert(counters).values({ name: 'kept', value: 1 });
      const again = savepoint(tx, async () => {
        await tx.insert(counters).values({ name: 'lost', value: 1 });
        await tx.insert(counters).values({ name: 'kept', value: 2 });
      });
      expect(isUniqueViolation(await again.catch((error: unknown) => error), 'counters_pkey')).toBe(true);
    });
    const rows = await db.select().from(counters);
    expect(rows.filter(({ name }) => name === 'kept' || name === 'lost')).toEqual([{ name: 'kept', value: 1 }]);
  });

  test('a statement of transactions works again after it failed and after its table changed', async () => {
    const { db } = database();
    await db.execute(sql`create table stepped (id integer primary key)`);
    const insert = (id: number) =>
      transaction(db, async (tx) => {
        await tx.execute(sql`insert into stepped values (${id})`);
        return await tx.execute(sql`select id from stepped where id = ${id}`);
      });

    await insert(1);
    await expect(insert(1)).rejects.toThrow();
    expect((await insert(2)).rows).toEqual([{ id: 2 }]);
    await db.execute(sql`alter table stepped add column words text`);
    expect((await insert(3)).rows).toEqual([{ id: 3 }]);
    await db.execute(sql`drop table stepped`);
  });

  test('a statement outside its transaction fails by name instead of waiting for ever', async () => {
    const { db } = database();
    const inside = transaction(db, () => db.select().from(counters));
    const failure = await inside.catch((error: unknown) => error);
    expect(String((failure as Error).cause ?? failure)).toContain('inside a transaction');

    const nested = transaction(db, () => transaction(db, async () => 1));
    await expect(nested).rejects.toThrow('inside a transaction');
    const raw = transaction(db, () => database().executeSql('select 1'));
    await expect(raw).rejects.toThrow('inside a transaction');
  });

  test('is usable again after such a fault', async () => {
    expect((await database().executeSql('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  test('runs raw SQL inside the transaction, several statements at once too', async () => {
    const { db } = database();
    const work = transaction(db, async (tx) => {
      const execute = executeSqlIn(tx);
      await execute("insert into counters values ('raw one', 1); insert into counters values ('raw two', 2)");
      const { rows } = await execute('select value from counters where name like $1 order by name', ['raw%']);
      expect(rows).toEqual([{ value: 1 }, { value: 2 }]);
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect((await database().executeSql("select 1 from counters where name like 'raw%'")).rows).toEqual([]);
  });

  test('twenty buyers who read and then write at once lose no step', async () => {
    const { db } = database();
    await db.insert(counters).values({ name: 'steps', value: 0 });
    const step = () =>
      transaction(
        db,
        async (tx) => {
          const [row] = await tx.select().from(counters).where(eq(counters.name, 'steps'));
          await tx
            .update(counters)
            .set({ value: (row?.value ?? 0) + 1 })
            .where(eq(counters.name, 'steps'));
        },
        { isolation: 'serializable' },
      );
    // In groups, so that each group collides and none exceeds its retries.
    for (let group = 0; group < 5; group += 1) await Promise.all([step(), step(), step(), step()]);
    expect(await db.select().from(counters).where(eq(counters.name, 'steps'))).toEqual([{ name: 'steps', value: 20 }]);
  });

  describe('refuses what must never be', () => {
    const refusal = async (work: Promise<unknown>) => sqlStateOf(await work.catch((error: unknown) => error));
    const checkViolation = '23514';

    test('a seat too many, and less than none', async () => {
      const { db } = database();
      await db
        .insert(categories)
        .values({ id: 'craft', kind: 'course', linkPath: 'craft', nameTh: 'งานฝีมือ', weave: 'mi', position: 1 });
      await db.insert(items).values(item('seats', { seatsTotal: 2, seatsTaken: 2 }));
      const take = db.update(items).set({ seatsTaken: 3 }).where(eq(items.id, 'seats'));
      expect(await refusal(take.execute())).toBe(checkViolation);
      const give = db.update(items).set({ seatsTaken: -1 }).where(eq(items.id, 'seats'));
      expect(await refusal(give.execute())).toBe(checkViolation);
    });

    test('an id with a hyphen, and an address of another id', async () => {
      const { db } = database();
      expect(await refusal(db.insert(items).values(item('has-hyphen')).execute())).toBe(checkViolation);
      expect(
        await refusal(
          db
            .insert(items)
            .values(item('one', { slug: 'two-words' }))
            .execute(),
        ),
      ).toBe(checkViolation);
    });

    test('a status that is none, amounts below zero and a total that is not their sum', async () => {
      const { db } = database();
      await db.insert(users).values({
        id: 'buyer',
        name: '',
        email: 'buyer@example.com',
        role: 'student',
        createdAt: new Date(now),
        updatedAt: new Date(now),
      });
      await db.insert(orders).values(order('240901'));
      const wrong = sql`update orders set status = 'paid' where id = '240901'`;
      expect(await refusal(db.execute(wrong).execute())).toBe(checkViolation);
      expect(
        await refusal(
          db
            .insert(orders)
            .values(order('240902', { price: -1, total: -1 }))
            .execute(),
        ),
      ).toBe(checkViolation);
      expect(
        await refusal(
          db
            .insert(orders)
            .values(order('240903', { total: 149_999 }))
            .execute(),
        ),
      ).toBe(checkViolation);
      expect(
        await refusal(
          db
            .insert(orders)
            .values(order('240904', { token: 'short' }))
            .execute(),
        ),
      ).toBe(checkViolation);
    });

    test('a second settled attempt of one order', async () => {
      const { db } = database();
      const attempt = (id: string) => ({
        id,
        key: id,
        orderId: '240901',
        method: 'wallet' as const,
        amount: 150_000,
        currency: 'THB' as const,
        state: 'settled' as const,
        createdAt: now,
        updatedAt: now,
      });
      await db.insert(paymentAttempts).values(attempt('first'));
      const second = await db
        .insert(paymentAttempts)
        .values(attempt('second'))
        .catch((error: unknown) => error);
      expect(isUniqueViolation(second, 'payment_attempts_one_settled_unique')).toBe(true);
    });
  });

  test('has every migration already, and applies none twice', async () => {
    expect(await migrate(database())).toEqual([]);
  });

  test('refuses migrations that were changed afterwards, and a database of a newer shop', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lanrian-migrations-'));
    try {
      await expect(migrate(database(), folder)).rejects.toThrow('newer version');
      const { rows } = await database().executeSql('select name from schema_migrations');
      for (const { name } of rows) writeFileSync(join(folder, String(name)), 'select 1');
      await expect(migrate(database(), folder)).rejects.toThrow('was changed');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
