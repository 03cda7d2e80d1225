import { seedShop } from '../shop/shopServer.ts';

/** Seeds one shop for all browser tests; each worker starts on a copy. Playwright requires a default export. */
export default async function setup() {
  const shop = await seedShop();
  process.env.SHOP_SEED = shop.dataDir;
  return () => shop.stop();
}
