import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../server/store/database/database.ts';
import { createMigratedPostgres } from '../../support/run/databases.ts';
import { countStatements } from '../../support/shop/countStatements.ts';
import { buildTestShop } from '../../support/shop/shopApp.ts';
import { rowsOf } from '../../support/shop/shopRows.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const start = Date.UTC(2026, 1, 15, 3);

afterEach(() => {
  vi.restoreAllMocks();
});

type Neighbour = {
  readonly titles: () => Promise<string>;
  readonly ours: Awaited<ReturnType<typeof openDatabase>>;
};

/** Runs `look` on a shop with a cached list after another connection has added a course. Timers are fake. */
async function besideNeighbour(look: (neighbour: Neighbour) => Promise<void>): Promise<void> {
  const url = await createMigratedPostgres();
  const ours = await openDatabase({ url, dataDir: null });
  const beside = await openDatabase({ url, dataDir: null });
  const shop = await buildTestShop({ database: ours, clock: movableClock(start) });
  const titles = async () => (await shop.inject({ url: '/public/courses' })).body;
  try {
    const add = rowsOf(beside.db, start);
    await add.category({ id: 'tax' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await titles();
    await add.course({ id: '101', categoryId: 'tax', titleTh: 'มาจากข้างนอก' });
    await look({ titles, ours });
  } finally {
    vi.useRealTimers();
    await shop.close();
    await ours.close();
    await beside.close();
  }
}

test('changes beside the shop are seen after ten seconds, at the second request', () =>
  besideNeighbour(async ({ titles }) => {
    expect(await titles()).not.toContain('มาจากข้างนอก');
    vi.advanceTimersByTime(10_000);
    await vi.waitFor(async () => expect(await titles()).toContain('มาจากข้างนอก'));
  }));

test('changes beside the shop are in the first answer after a quiet time; a hanging database blocks nobody', () =>
  besideNeighbour(async ({ titles, ours }) => {
    vi.advanceTimersByTime(60_000);
    const known = await titles();
    expect(known).toContain('มาจากข้างนอก');

    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    const asked = countStatements(ours).mockReturnValue(new Promise(() => {}));
    expect(await titles()).toBe(known);
    expect(await titles()).toBe(known);
    expect(asked).toHaveBeenCalled();
  }));
