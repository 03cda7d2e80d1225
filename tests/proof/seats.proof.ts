import { openDatabase } from '../../server/store/database/database.ts';
import { migrate } from '../../server/store/database/migrate.ts';
import { startPostgres } from '../support/run/postgres.ts';
import { openRaceShop } from '../support/shop/raceShop.ts';
import type { Proof } from './proof.ts';
import { raceOnce } from './seats/raceOnce.ts';
import { seededRandom } from './seededRandom.ts';

const buyersInAll = 40;

/**
 * Concurrent buyers of seeded carts order, repeat orders with the same key, and cancel, on PostgreSQL. After every wave
 * no seat, piece or coupon use is double or lost, and every key has one answer.
 */
export const proof: Proof = {
  name: 'seats: none is sold twice or lost',
  seedsAtMost: 200,
  async run(seedFrom, seedTo) {
    const failures: string[] = [];
    let cases = 0;
    const postgres = await startPostgres();
    const url = await postgres.createDatabase('seats');
    // On a busy machine the last of many buyers waits longer for a connection than a shop lets them.
    const database = await openDatabase({ url, dataDir: null, connectTimeoutMs: 60_000 });
    await migrate(database);
    const shop = await openRaceShop(database);
    try {
      const buyers = await shop.buyers(buyersInAll);
      for (let seed = seedFrom; seed <= seedTo; seed += 1) {
        const { requests, broken } = await raceOnce(shop, buyers, seed, seededRandom(seed));
        cases += requests;
        failures.push(...broken.map((what) => `seed ${seed}: ${what}`));
      }
    } finally {
      await shop.shop.close();
      await database.close();
      await postgres.stop();
    }
    return { cases, failures };
  },
};
