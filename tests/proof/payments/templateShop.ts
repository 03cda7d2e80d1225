import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { openDatabase } from '../../../server/store/database/database.ts';
import { migrate } from '../../../server/store/database/migrate.ts';
import { saveSettings } from '../../../src/contract/site/site.ts';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { sellOnline } from '../../support/payment/sellOnline.ts';
import { startPostgres } from '../../support/run/postgres.ts';
import { openOrderShop } from '../../support/shop/openOrderShop.ts';

/** A database with a filled shop, and copies of it. `openedAt`: the shop's time (ms). */
export type TemplateShop = {
  readonly openedAt: number;
  copy(): Promise<{ readonly url: string; drop(): Promise<void> }>;
  remove(): Promise<void>;
};

/** Makes a shop that sells by every online method, once for all seeds. */
export async function makeTemplateShop(): Promise<TemplateShop> {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase('payments');
  const database = await openDatabase({ url, dataDir: null });
  await migrate(database);
  const { shop, clock, administrator } = await openOrderShop(database);
  await shop.call(saveSettings, { body: { ...defaultSiteSettings, slipRequired: false } }, { as: administrator });
  await sellOnline(database.db);
  await shop.close();
  await database.close();

  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  const template = new URL(url).pathname.slice(1);
  return {
    openedAt: clock.now,
    copy: async () => {
      const name = `${postgres.prefix}${randomBytes(6).toString('hex')}`;
      await run(`create database "${name}" template "${template}"`);
      const address = new URL(url);
      address.pathname = `/${name}`;
      return { url: address.href, drop: () => run(`drop database "${name}" with (force)`) };
    },
    remove: () => postgres.stop(),
  };
}
