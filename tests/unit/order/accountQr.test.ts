import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { Order } from '../../../src/domain/order/order.ts';
import type { BankAccount } from '../../../src/domain/order/paymentMethod.ts';
import { promptPayPayload } from '../../../src/domain/order/promptPayQr.ts';
import { accountQrOf } from '../../../src/features/orders/payment/transfer/accountQr.ts';

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } });

const order = { currency: 'THB', total: 349_050 } as Order; // Only these two count.
const account: BankAccount = {
  ...{ id: '1', accountNumber: '012-3', accountName: 'ลานเรียน', bankCode: 'KBANK', bankName: 'กสิกรไทย' },
  ...{ promptPayImageUrl: null, promptPayId: '0-9990-00000-01-9' },
};

/** The text of a `data:` picture, as a bank's app reads it. */
async function readQr(picture: string): Promise<string | undefined> {
  const svg = decodeURIComponent(picture.slice(picture.indexOf(',') + 1));
  const png = await sharp(Buffer.from(svg), { density: 300 }).png().toBuffer();
  return (await readBarcodes(new Uint8Array(png), { formats: ['QRCode'] }))[0]?.text;
}

test('the QR pays the exact total into the first account with a PromptPay id', async () => {
  const other = { ...account, id: '0', promptPayId: null };
  const qr = accountQrOf(order, [other, account]);
  expect(qr?.account.id).toBe('1');
  expect(await readQr(qr?.picture ?? '')).toBe(promptPayPayload({ kind: 'thaiId', id: '0999000000019' }, 349_050));
});

test('there is no QR without a PromptPay id that can be read, or for another currency', () => {
  expect(accountQrOf(order, [])).toBeNull();
  expect(accountQrOf(order, [{ ...account, promptPayId: '12' }])).toBeNull();
  expect(accountQrOf({ ...order, currency: 'USD' }, [account])).toBeNull();
});
