import { seedShop } from '../shop/shopServer.ts';
import { findChromium } from './chromium.ts';

/**
 * Seeds one shop for all browser tests, unless `npm test` has done it; each worker starts on a copy. Installs the
 * Chromium that some journeys start. Playwright requires a default export.
 */
export default async function setup() {
  await findChromium();
  if (process.env.SHOP_SEED) return undefined;
  const shop = await seedShop();
  process.env.SHOP_SEED = shop.dataDir;
  return () => shop.stop();
}
