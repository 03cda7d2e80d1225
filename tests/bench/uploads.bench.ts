import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { privateFilePath } from '../../src/contract/administration/administration.ts';
import { saveCartCall } from '../../src/contract/cart/cart.ts';
import { uploadFields } from '../../src/contract/order/payment.ts';
import { emptyCart } from '../../src/domain/cart/cart.ts';
import { projectRoot } from '../support/run/processes.ts';
import { sentCart } from '../support/shop/sentCart.ts';
import { newVisitor, type ShopClient, shopClient } from '../support/shop/shopClient.ts';
import { startShop } from '../support/shop/shopServer.ts';
import { cookieHeader, type Visitor } from '../support/shop/wireRequest.ts';
import type { Bench } from './bench.ts';
import { inMilliseconds, median } from './figures.ts';
import { startBare } from './startBare.ts';

const slip = readFileSync(join(projectRoot, 'tests/fixtures/slip.jpg'));
const rounds = { warmUp: 4, counted: 21 } as const;

/** The upload of a phone's slip, alone and until its copy is shown, against a bare server that reads the same form. */
export const bench: Bench = {
  name: 'uploads',
  run: async () => {
    const shop = await startShop({ withoutPages: true });
    const bare = await startBare(Buffer.from('{"success":true}'), { 'content-type': 'application/json' });
    try {
      const client = shopClient(shop.url);
      const guest = newVisitor();
      await client.call(saveCartCall, { body: sentCart({ ...emptyCart, updatedAt: 1 }) }, { as: guest });
      const measured: Times[] = [];
      for (let round = 0; round < rounds.warmUp + rounds.counted; round += 1) {
        const times = await measure({ client, guest, shopUrl: shop.url, bareUrl: bare.url });
        if (round >= rounds.warmUp) measured.push(times);
      }
      const of = (time: keyof Times) => median(measured.map((times) => times[time]));
      return [
        inMilliseconds('Upload of a slip: p50', of('upload'), of('bareUpload')),
        inMilliseconds('Upload of a slip until it is shown: p50', of('shown'), of('bareShown')),
      ];
    } finally {
      await bare.stop();
      await shop.stop();
    }
  },
};

type Times = Readonly<Record<'upload' | 'shown' | 'bareUpload' | 'bareShown', number>>;

type Servers = {
  readonly client: ShopClient;
  readonly guest: Visitor;
  readonly shopUrl: string;
  readonly bareUrl: string;
};

async function measure({ client, guest, shopUrl, bareUrl }: Servers): Promise<Times> {
  const begun = performance.now();
  const asked = await client.upload([slip], { as: guest });
  const upload = performance.now() - begun;
  if (asked.kind === 'refused') throw new Error(`An upload was refused: ${asked.code}`);
  await read(`${shopUrl}${privateFilePath(asked.value[0] ?? '', null)}`, { headers: { cookie: cookieHeader(guest) } });
  const shown = performance.now() - begun;

  const bareBegun = performance.now();
  const body = new FormData();
  body.set(`${uploadFields.file}0`, new Blob([new Uint8Array(slip)]), 'slip-0.jpg');
  await read(bareUrl, { method: 'POST', body });
  const bareUpload = performance.now() - bareBegun;
  await read(bareUrl, {});
  return { upload, shown, bareUpload, bareShown: performance.now() - bareBegun };
}

async function read(address: string, request: RequestInit): Promise<void> {
  const response = await fetch(address, request);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  await response.arrayBuffer();
}
