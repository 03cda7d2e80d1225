import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { checksum } from '../../../src/domain/order/promptPayQr.ts';
import { openSandbox, startTime } from './openSandbox.ts';

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } });

const hourMs = 3_600_000;

type PromptPayCharge = { source: { scannable_code: { image: { download_uri: string; filename: string } } } };

test('the QR picture is readable and contains the amount', async () => {
  const { chargePromptPay } = await openSandbox();
  const { body } = await chargePromptPay(150_050);
  const { image } = (body as PromptPayCharge).source.scannable_code;
  expect(image.filename).toBe('qrcode.svg');
  const picture = await fetch(image.download_uri);
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  const png = await sharp(Buffer.from(await picture.arrayBuffer()))
    .png()
    .toBuffer();
  const [code] = await readBarcodes(new Uint8Array(png), { formats: ['QRCode'] });
  const text = code?.text ?? '';
  expect(text).toContain('54071500.50');
  expect(text.slice(-4)).toBe(checksum(text.slice(0, -4)));
  expect((await fetch(image.download_uri.slice(0, -1))).status).toBe(404);
});

test('a charge expires after a day or at its own time', async () => {
  const { charge, chargePromptPay, clock, shop } = await openSandbox();
  const { body: long } = await chargePromptPay(10_000);
  const { body: short } = await chargePromptPay(10_000, { expires_at: new Date(startTime + hourMs).toISOString() });
  expect([long.expires_at, short.expires_at]).toEqual(['2026-11-28T05:00:00Z', '2026-11-27T06:00:00Z']);
  await shop.receives(2);
  clock.now += hourMs;
  expect((await charge(short.id)).body).toMatchObject({ status: 'expired', expired: true, paid: false });
  expect((await charge(long.id)).body.status).toBe('pending');
  clock.now += 23 * hourMs;
  expect((await charge(long.id)).body.status).toBe('expired');
  await shop.receives(4);
  expect(shop.keys()).toEqual(['charge.create', 'charge.create', 'charge.expire', 'charge.expire']);
});

test('an expiry is announced without a request', async () => {
  const { chargePromptPay, clock, shop, timers } = await openSandbox();
  await chargePromptPay(10_000);
  clock.now += 24 * hourMs;
  await timers.end(24 * hourMs);
  await shop.receives(2);
  expect(shop.keys()).toEqual(['charge.create', 'charge.expire']);
});

test('a source that was charged is used, and its amount counts', async () => {
  const { api } = await openSandbox();
  const terms = { amount: 5_000, currency: 'thb' };
  const { body: source } = await api('POST', '/api/sources', { ...terms, type: 'promptpay' });
  const charge = (amount: number) => api('POST', '/api/charges', { ...terms, amount, source: source.id });
  expect(await charge(4_000)).toMatchObject({ status: 400, body: { code: 'invalid_charge' } });
  expect((await charge(5_000)).status).toBe(200);
  expect(await charge(5_000)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
});

test('the list has its terms', async () => {
  const { api, chargePromptPay, clock } = await openSandbox();
  for (const amount of [2_000, 3_000, 4_000]) {
    await chargePromptPay(amount);
    clock.now += 60_000;
  }
  const amounts = async (query: string) =>
    ((await api('GET', `/api/charges?${query}`)).body.data as { amount: number }[]).map(({ amount }) => amount);
  expect(await amounts('')).toEqual([2_000, 3_000, 4_000]);
  expect(await amounts('order=reverse_chronological&limit=2')).toEqual([4_000, 3_000]);
  expect(await amounts('offset=1&limit=1')).toEqual([3_000]);
  expect(await amounts('from=2026-11-27T05:01:00Z')).toEqual([3_000, 4_000]);
  expect(await amounts('to=2026-11-27T05:00:00Z')).toEqual([2_000]);
  for (const query of ['limit=0', 'limit=101', 'order=newest', 'from=yesterday', 'offset=-1']) {
    expect((await api('GET', `/api/charges?${query}`)).status).toBe(400);
  }
});
