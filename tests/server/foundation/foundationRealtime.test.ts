import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Identity } from '../../../server/identity/identity.ts';
import { freePort } from '../../../server/ports.ts';
import { openRealtime, type Realtime } from '../../../server/realtime/realtime.ts';
import type { Role } from '../../../src/domain/people/identity.ts';
import { movableClock } from '../../support/shop/testParts.ts';

const origin = 'http://localhost:8080';
const token = 'a'.repeat(22);

const roles: Record<string, Role> = { suda: 'administrator', arun: 'administrator', kru: 'instructor' };

/** Number of session look-ups. */
let looks = 0;
/** Session by cookie: `who=<user>`, or a guest. */
const currentUser: Identity['currentUser'] = async (headers) => {
  looks += 1;
  const userId = /who=(\w+)/.exec(headers.get('cookie') ?? '')?.[1];
  if (userId === undefined) return null;
  const role = roles[userId] ?? 'student';
  const account = { id: userId, role, username: userId, email: `${userId}@example.com` };
  return { account, isBlocked: userId === 'blocked', sessionId: `session-${userId}`, cookies: [] };
};

let realtime: Realtime;
let port = 0;
const clock = movableClock();
const open: Socket[] = [];

beforeAll(async () => {
  port = await freePort(0, 'localhost');
  const config = { host: 'localhost', realtimePort: port, publicUrl: origin, tls: null };
  realtime = openRealtime({ config, identity: { currentUser }, monotonic: () => clock.now, log: console });
  await realtime.listen();
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
afterAll(() => realtime.close());

function connectAs(who: string | null, from = origin): Socket {
  const cookie: Record<string, string> = who === null ? {} : { cookie: `lanrian.session_token=1; who=${who}` };
  const socket = io(`http://localhost:${port}`, {
    extraHeaders: { origin: from, ...cookie },
    reconnection: false,
    forceNew: true,
  });
  open.push(socket);
  return socket;
}

const next = <Value>(socket: Socket, event: string) => new Promise<Value>((resolve) => socket.once(event, resolve));
/** Messages received by a socket before the next broadcast. */
async function messagesBefore(socket: Socket, act: () => void): Promise<unknown[]> {
  const heard: unknown[] = [];
  socket.on('order:changed', (payload) => heard.push(payload));
  const last = next(socket, 'settings:changed');
  act();
  realtime.emitToAll('settings:changed', 'title');
  await last;
  return heard;
}
const change = () => realtime.emitOrderChanged({ id: 'order-1', userId: 'mali', token });

test('an order’s change reaches its buyer’s screens and nobody else’s', async () => {
  const [phone, laptop, other] = [connectAs('mali'), connectAs('mali'), connectAs('niran')];
  await Promise.all([phone, laptop, other].map((socket) => next(socket, 'connect')));
  const heard = await Promise.all([
    messagesBefore(phone, change),
    messagesBefore(laptop, () => {}),
    messagesBefore(other, () => {}),
  ]);
  expect(heard).toEqual([[{ orderId: 'order-1' }], [{ orderId: 'order-1' }], []]);
});

test('every administrator hears of every order, whoever bought or decided, and nobody beside them', async () => {
  const [suda, arun, kru, mali] = [connectAs('suda'), connectAs('arun'), connectAs('kru'), connectAs('mali')];
  const guest = connectAs(null);
  const all = [suda, arun, kru, mali, guest];
  await Promise.all(all.map((socket) => next(socket, 'connect')));
  guest.emit('sign-in', { userId: 'suda' });
  const heard = all.map((): unknown[] => []);
  all.forEach((socket, place) => {
    socket.on('orders:changed', (payload) => heard[place]?.push(payload));
  });
  await Promise.all(all.map((socket, place) => messagesBefore(socket, place === 0 ? change : () => {})));
  expect(heard).toEqual([[{ orderId: 'order-1' }], [{ orderId: 'order-1' }], [], [], []]);
});

test('an administrator who signed out, was blocked or is one no longer hears of no further order', async () => {
  const [suda, arun] = [connectAs('suda'), connectAs('arun')];
  await Promise.all([next(suda, 'connect'), next(arun, 'connect')]);
  const [left, blocked] = [next(suda, 'disconnect'), next(arun, 'disconnect')];
  realtime.closeSocketsOf('suda', 'session-suda');
  realtime.closeSocketsOf('arun');
  await Promise.all([left, blocked]);
  roles.arun = 'instructor';
  const back = connectAs('arun');
  await next(back, 'connect');
  const heard: unknown[] = [];
  back.on('orders:changed', (payload) => heard.push(payload));
  await messagesBefore(back, change);
  expect(heard).toEqual([]);
  roles.arun = 'administrator';
});

test('a guest’s page hears of the order whose token it has, and of no other', async () => {
  const guest = connectAs(null);
  await next(guest, 'connect');
  expect(await messagesBefore(guest, change)).toEqual([]);
  guest.emit('watch-order', { token: 'b'.repeat(22) });
  guest.emit('watch-order', { token: { length: 22 } });
  guest.emit('watch-order', undefined);
  guest.emit('watch-order', { token });
  // Messages of one socket arrive in order, so this answer proves that the watch request was handled.
  const answered = next(guest, 'order:changed');
  const again = setInterval(change, 10);
  expect(await answered).toEqual({ orderId: 'order-1' });
  clearInterval(again);
});

test('what a page says of itself joins it to nobody', async () => {
  const liar = connectAs('niran');
  await next(liar, 'connect');
  liar.emit('sign-in', { userId: 'mali' });
  expect(await messagesBefore(liar, change)).toEqual([]);
});

test('a blocked account hears like a guest', async () => {
  const blocked = connectAs('blocked');
  await next(blocked, 'connect');
  const act = () => realtime.emitOrderChanged({ id: 'order-2', userId: 'blocked', token });
  expect(await messagesBefore(blocked, act)).toEqual([]);
});

test('another site’s page is not let in', async () => {
  const stranger = connectAs('mali', 'http://127.0.0.1:8080');
  await next(stranger, 'connect_error');
  expect(stranger.connected).toBe(false);
});

test('a sign-out closes the sockets of its session only, a block all of the account', async () => {
  const [mali, niran] = [connectAs('mali'), connectAs('niran')];
  await Promise.all([next(mali, 'connect'), next(niran, 'connect')]);
  const gone = next(mali, 'disconnect');
  realtime.closeSocketsOf('mali', 'session-other');
  expect(await messagesBefore(mali, () => {})).toEqual([]);
  realtime.closeSocketsOf('mali', 'session-mali');
  await gone;
  expect(niran.connected).toBe(true);

  const blocked = next(niran, 'disconnect');
  realtime.closeSocketsOf('niran');
  await blocked;
});

test('everybody hears of the catalogue', async () => {
  const guest = connectAs(null);
  await next(guest, 'connect');
  const heard = next(guest, 'catalogue:changed');
  realtime.emitToAll('catalogue:changed', 'item-1');
  expect(await heard).toEqual({ itemId: 'item-1' });
});

test('a page that says without end who signed in is dropped, and so is an address with many of them', async () => {
  clock.forward(60_000);
  looks = 0;
  const loud = connectAs('mali');
  const dropped = next(loud, 'disconnect');
  await next(loud, 'connect');
  const introduce = (socket: Socket, times: number) => {
    for (let time = 1; time <= times; time += 1) socket.emit('sign-in', { userId: 'mali' });
  };
  introduce(loud, 100);
  expect(await dropped).toBe('transport close');
  expect(looks).toBe(21);

  clock.forward(60_000);
  looks = 0;
  const many = Array.from({ length: 31 }, () => connectAs('mali'));
  const oneDropped = Promise.race(many.map((socket) => next(socket, 'disconnect')));
  await Promise.all(many.map((socket) => next(socket, 'connect')));
  for (const socket of many) introduce(socket, 20);
  await oneDropped;
  expect(looks).toBe(600);
  clock.forward(60_000);
  await next(connectAs('mali'), 'connect');
});
