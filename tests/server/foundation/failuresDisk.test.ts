import fs, { readdir } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { preparationsEnd } from '../../../server/useCases/site/prepareUpload.ts';
import { saveCartCall } from '../../../src/contract/cart/cart.ts';
import { reportTransferCall } from '../../../src/contract/order/payment.ts';
import { emptyCart } from '../../../src/domain/cart/cart.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { openTestDatabase } from '../../support/run/databases.ts';
import { reportOf, slipBytes } from '../../support/shop/buying.ts';
import { type OrderShop, openOrderShop } from '../../support/shop/openOrderShop.ts';
import { sentCart } from '../../support/shop/sentCart.ts';
import { readRefusal, type SignedInVisitor, type Visitor } from '../../support/shop/shopApp.ts';

/** A full disk writes half of the bytes, then fails. `null`: enough space. */
const disk: { writesLeft: number | null } = { writesLeft: null };

const { open } = fs;
vi.spyOn(fs, 'open').mockImplementation(async (...asked) => {
  const file = await open(...asked);
  if (disk.writesLeft === null || asked[1] !== 'w') return file;
  disk.writesLeft -= 1;
  if (disk.writesLeft >= 0) return file;
  const writeFile = file.writeFile.bind(file);
  file.writeFile = async (bytes) => {
    if (bytes instanceof Uint8Array) await writeFile(bytes.subarray(0, bytes.length / 2));
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  return file;
});
syncBuiltinESMExports();

let opened: OrderShop;
let closeDatabase: () => Promise<void>;
let buyer: SignedInVisitor;
let order: Order;
const key = '7f9c2a54-3f0e-4d5e-9a63-0f3f0a9b1c2d';

beforeAll(async () => {
  const database = await openTestDatabase('PostgreSQL');
  closeDatabase = database.close;
  opened = await openOrderShop(database, { STORAGE_GB: '0.1' });
  buyer = await opened.shop.signedIn();
  order = await opened.buying.place(buyer, { items: ['101'] });
});
afterEach(() => {
  disk.writesLeft = null;
});
afterAll(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await opened?.shop.close();
  await closeDatabase?.();
});

async function storedFileCount(): Promise<number> {
  const { folder } = opened.shop.parts.files.private;
  const [files, drafts] = await Promise.all([readdir(folder), readdir(join(folder, '.drafts'))]);
  return files.length + drafts.length;
}
const storedRows = () => opened.ask('select count(*)::int from uploads');

test('a disk that is full at the slip itself answers so and keeps nothing', async () => {
  const before = [await storedFileCount(), await storedRows()];
  disk.writesLeft = 0;
  const response = await opened.buying.upload(buyer, { orderToken: order.token, key });
  expect(readRefusal(response)).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
  expect([await storedFileCount(), await storedRows()]).toEqual(before);
});

test('when there is room again the same upload goes through, and its report as soon as the copy finds room', async () => {
  const before = Number(await storedRows());
  disk.writesLeft = 1;
  const response = await opened.buying.upload(buyer, { orderToken: order.token, key });
  expect(response.statusCode).toBe(200);
  const { fileName } = response.json<{ fileName: string[] }>();
  expect(await storedRows()).toBe(before + 1);
  const refused = await opened.shop.refused(reportTransferCall, { body: reportOf(order, { slipNames: fileName }) });
  expect(refused).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
  disk.writesLeft = null;
  await opened.shop.call(reportTransferCall, { body: reportOf(order, { slipNames: fileName }) });
  expect((await opened.buying.look(order, buyer)).reports).toMatchObject([{ slipNames: fileName }]);
});

test('an order needs no file, and is taken while the disk for files is full', async () => {
  disk.writesLeft = 0;
  expect(await opened.buying.place(buyer, { items: ['102'] })).toMatchObject({ status: 'notYetReceived' });
});

/** A guest with a cart of their own. */
async function guestAt(address: string): Promise<Visitor> {
  const as = { ...opened.shop.visitor(), address };
  await opened.shop.call(saveCartCall, { body: sentCart({ ...emptyCart, updatedAt: 1 }) }, { as });
  return as;
}

/** A slip of 400 kB: the third one passes a hundredth of the store. */
const files = [Buffer.concat([slipBytes, Buffer.alloc(400_000 - slipBytes.length)])];
const isLimited = [200, 200, 200, 429];

test('one address with a new cart for each upload sends a hundredth of the store an hour', async () => {
  const codes: number[] = [];
  for (const _ of isLimited) {
    codes.push((await opened.buying.upload(await guestAt('10.9.9.9'), { files })).statusCode);
  }
  expect(codes).toEqual(isLimited);
  expect((await opened.buying.upload(await guestAt('10.9.9.8'), { files })).statusCode).toBe(200);
  const atSameAddress = { ...buyer, address: '10.9.9.9' };
  expect((await opened.buying.upload(atSameAddress, { orderToken: order.token })).statusCode).toBe(200);
});

test('one order sends no more than that either, whatever the address', async () => {
  const { token } = await opened.buying.place(buyer, { items: ['103'] });
  const codes: number[] = [];
  for (const _ of isLimited) {
    codes.push((await opened.buying.upload(opened.shop.visitor(), { orderToken: token, files })).statusCode);
  }
  expect(codes).toEqual(isLimited);
});

test('one address with many orders sends a tenth of the store an hour', async () => {
  const at = { ...opened.shop.visitor(), address: '10.9.9.6' };
  const large = [Buffer.concat([slipBytes, Buffer.alloc(1_000_000 - slipBytes.length)])];
  const uploadForNewOrder = async () => {
    const { token } = await opened.buying.place(await opened.shop.signedIn(), { items: ['103'] });
    const { statusCode } = await opened.buying.upload(at, { orderToken: token, files: large });
    return statusCode;
  };
  const codes = new Set<number>();
  for (let orders = 0; orders < 12; orders += 1) codes.add(await uploadForNewOrder());
  expect([...codes]).toEqual([200, 429]);
  const elsewhere = { ...at, address: '10.9.9.5' };
  expect((await opened.buying.upload(elsewhere, { orderToken: order.token })).statusCode).toBe(200);
});

test('a store that others have filled has room for the slip of an order, and for nothing else', async () => {
  const { files } = opened.shop.parts;
  // The copy of an earlier slip takes less room than the slip, whose place would become free in the middle.
  await preparationsEnd();
  await files.public.putAs('others.bin', Buffer.alloc(await files.freeBytes()));
  const loose = await opened.buying.upload(await guestAt('10.9.9.7'));
  expect([loose.statusCode, readRefusal(loose).code]).toEqual([507, 'STORAGE_FULL']);
  expect((await opened.buying.upload(buyer, { orderToken: order.token })).statusCode).toBe(200);
});
