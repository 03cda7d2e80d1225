import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { listOrders } from '../../../src/contract/order/order.ts';
import { logout } from '../../../src/contract/people/session.ts';
import { serverEvents } from '../../../src/contract/site/realtime.ts';
import { siteSettings } from '../../../src/contract/site/site.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { type BreakableWire, layWire } from '../../support/browser/breakableWire.ts';
import { agree, findOffered, type Offered, order } from '../../support/browser/shopping.ts';
import { createDatabase } from '../../support/run/postgres.ts';
import { type MailServer, openMailServer } from '../../support/services/mailServer.ts';
import { type Buyer, makeBuyers } from '../../support/shop/makeBuyers.ts';
import { type Asked, type ShopClient, shopClient } from '../../support/shop/shopClient.ts';
import { type RunningShop, startShop } from '../../support/shop/shopServer.ts';
import { cookieHeader } from '../../support/shop/wireRequest.ts';

/** The whole shop as a process, with its database behind a proxy that tests interrupt. */
let wire: BreakableWire;
let mail: MailServer;
let shop: RunningShop;
let client: ShopClient;
let buyers: Buyer[];
let offered: Offered[];
const sockets: Socket[] = [];

beforeAll(async () => {
  const databaseUrl = await createDatabase(inject('postgres'), 'process');
  const wired = new URL(databaseUrl);
  wire = await layWire(wired.hostname, Number(wired.port));
  wired.port = String(wire.port);
  mail = await openMailServer();
  shop = await startShop({ withoutPages: true, env: { DATABASE_URL: wired.href, SMTP_URL: mail.url } });
  client = shopClient(shop.url);
  buyers = await makeBuyers({ dataDir: shop.dataDir, databaseUrl }, 3);
  offered = await findOffered(client);
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await shop?.stop();
  await wire?.cut();
  await mail?.close();
});

async function buy(buyer: Buyer, course: Offered): Promise<Order> {
  const placed = await order(client, buyer, await agree(client, buyer, course), randomUUID());
  if (placed.kind === 'refused') throw new Error(`An order was refused: ${placed.status} ${placed.code}`);
  return placed.value;
}

const refusal = (asked: Asked<unknown>) => (asked.kind === 'refused' ? [asked.status, asked.code] : 'answered');
const next = <Value>(socket: Socket, event: string) => new Promise<Value>((resolve) => socket.once(event, resolve));

async function connectAs(buyer: Buyer): Promise<Socket> {
  const { realtimePort } = await client.call(siteSettings);
  const socket = io(`http://localhost:${realtimePort}`, {
    extraHeaders: { cookie: cookieHeader(buyer), origin: shop.url },
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 100,
    reconnectionDelayMax: 300,
  });
  sockets.push(socket);
  await next(socket, 'connect');
  return socket;
}

test('the database goes away and comes back: the same process serves again, and its mail goes out', async () => {
  const [buyer] = buyers;
  const pid = shop.pid();
  const request = await agree(client, buyer!, offered[0]!);
  const key = randomUUID();

  await wire.cut();
  const away = [503, 'TEMPORARILY_UNAVAILABLE'];
  expect(refusal(await client.ask(listOrders, {}, { as: buyer! }))).toEqual(away);
  expect(refusal(await order(client, buyer!, request, key))).toEqual(away);
  await wire.mend();

  const placed = await order(client, buyer!, request, key);
  expect(refusal(placed)).toBe('answered');
  const { rows: orders } = await client.call(listOrders, {}, { as: buyer! });
  expect(orders.map(({ id }) => id)).toEqual([placed.kind === 'answer' ? placed.value.id : '']);
  expect(shop.pid()).toBe(pid);
  expect((await mail.mailTo(orders[0]!.email)).text).toContain(orders[0]!.token);
});

test('a socket that was closed by a crash comes back by itself and hears the next change', async () => {
  const buyer = buyers[1]!;
  const socket = await connectAs(buyer);
  const first = next(socket, serverEvents.orderChanged);
  const { id: firstId } = await buy(buyer, offered[0]!);
  expect(await first).toEqual({ orderId: firstId });

  const closed = next(socket, 'disconnect');
  await shop.kill9();
  await closed;
  const back = next(socket, 'connect');
  await shop.restart();
  await back;
  const second = next(socket, serverEvents.orderChanged);
  const { id: secondId } = await buy(buyer, offered[1]!);
  expect(await second).toEqual({ orderId: secondId });
});

test('a session that has ended opens nothing, and its socket is closed', async () => {
  const buyer = buyers[2]!;
  const before = { ...buyer, cookies: new Map(buyer.cookies) };
  const socket = await connectAs(buyer);
  await client.call(listOrders, {}, { as: buyer });
  const closed = next<string>(socket, 'disconnect');
  await client.call(logout, {}, { as: buyer });
  expect(await closed).toBe('io server disconnect');
  // Another tab still sends the old cookie.
  expect(refusal(await client.ask(listOrders, {}, { as: before }))).toEqual([401, 'UNAUTHORIZED']);
  // The cart is not lost: it is quoted like any guest's.
  expect((await agree(client, before, offered[0]!)).quote.total).toBeGreaterThan(0);
});
