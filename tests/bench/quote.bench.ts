import { quoteCart } from '../../src/contract/order/quote.ts';
import { findOffered, type Offered, quoteRequest } from '../support/browser/shopping.ts';
import { type ShopClient, shopClient } from '../support/shop/shopClient.ts';
import { startShop } from '../support/shop/shopServer.ts';
import { encodeBody } from '../support/shop/wireRequest.ts';
import type { Bench, BenchRow } from './bench.ts';
import { inMilliseconds, perSecond } from './figures.ts';
import { compareLoad } from './load.ts';
import { startBare } from './startBare.ts';

const json = { 'content-type': 'application/json' };

/** The signed total of a cart against a bare server that reads the same body and sends the same bytes. */
export const bench: Bench = {
  name: 'quote',
  run: async () => {
    const shop = await startShop({ withoutPages: true });
    try {
      const client = shopClient(shop.url);
      const offered = await findOffered(client);
      return [
        ...(await compareQuotes(shop.url, client, offered.slice(0, 1))),
        ...(await compareQuotes(shop.url, client, offered.slice(0, 5))),
      ];
    } finally {
      await shop.stop();
    }
  },
};

async function compareQuotes(url: string, client: ShopClient, chosen: readonly Offered[]): Promise<BenchRow[]> {
  const request = quoteRequest(chosen);
  await client.call(quoteCart, { body: request });
  const body = JSON.stringify(encodeBody(quoteCart, request));
  const target = { url: `${url}${quoteCart.path}`, method: 'POST', headers: json, body } as const;
  const answer = await fetch(target.url, { ...target, headers: { ...json } });
  const bare = await startBare(new Uint8Array(await answer.arrayBuffer()), json);
  try {
    const [ours, against] = await compareLoad(target, { ...target, url: bare.url });
    const what = `POST ${quoteCart.path}, ${chosen.length === 1 ? '1 line' : `${chosen.length} lines`}`;
    return [
      inMilliseconds(`${what}: p50`, ours.p50, against.p50),
      inMilliseconds(`${what}: p95`, ours.p95, against.p95),
      perSecond(`${what}: 16 at once`, ours.perSecond, against.perSecond),
    ];
  } finally {
    await bare.stop();
  }
}
