import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readSlipPixels } from '../../../src/features/bankTransfer/readSlipPicture.ts';
import { newReportForm, withKnown } from '../../../src/features/bankTransfer/reportForm.ts';
import { slipPicture, slipQrText } from '../../support/shop/slipPicture.ts';

async function readSlip(...texts: readonly string[]) {
  const { data, info } = await sharp(await slipPicture(...texts))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return readSlipPixels({ data: new Uint8ClampedArray(data), width: info.width, height: info.height });
}

test('the QR of a slip names bank and reference, and a slip without one names nothing', async () => {
  expect(await readSlip(slipQrText('0123456789ABCDEFGHIJKLMNO'))).toEqual({
    bank: '014',
    reference: '0123456789ABCDEFGHIJKLMNO',
  });
  expect(await readSlip()).toBeNull();
});

test('the bank of the slip is chosen, unless the payer chose one or the shop does not know it', () => {
  const empty = newReportForm({ buyerName: 'มานี', due: 100 } as never, 0);
  const accounts = { accounts: [], copiedAccountId: '' };
  const bankFor = (bank: string, form = empty) => withKnown(form, accounts, { bank, reference: 'R1' }).originBankCode;
  expect(bankFor('014')).toBe('SCB');
  expect(bankFor('TRUEMONEY')).toBe('PROMPTPAY');
  expect(bankFor('999')).toBe('');
  expect(bankFor('014', { ...empty, originBankCode: 'KBANK' })).toBe('KBANK');
});
