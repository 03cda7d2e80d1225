import { startShop } from '../support/shop/shopServer.ts';
import { writeFileSync } from 'node:fs';
const shop = await startShop({});
writeFileSync('/tmp/jr/bench/url', shop.url + ' ' + shop.pid());
process.on('SIGTERM', async () => { await shop.stop(); process.exit(0); });
setInterval(() => {}, 1000);
