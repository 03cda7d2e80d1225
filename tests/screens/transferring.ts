import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { paymentMethodCodec } from '../../src/contract/order/paymentMethod.ts';
import { accountsSetting, methodsSetting } from '../../src/contract/order/shopPayments.ts';
import { uploadPagePicture } from '../../src/contract/site/customPage.ts';
import { links } from '../../src/ui/press/links.ts';
import { enter } from '../support/browser/shopperSteps.ts';
import { administrator } from '../support/shop/person.ts';
import { changeSettings } from '../support/shop/shopQuestions.ts';
import { slipPicture, slipQrText } from '../support/shop/slipPicture.ts';
import { cartWith, unpaidOrder, wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

const headers = () => ({ 'idempotency-key': crypto.randomUUID() });

/** Uploads the shop's QR for the transfer and for each account; the browser stays a guest's. */
async function uploadQr(page: Page): Promise<void> {
  await enter(page, administrator);
  // The corner of a slip that holds its QR.
  const buffer = await sharp(await slipPicture(slipQrText('01234567890123456789')))
    .extract({ left: 490, top: 1_290, width: 160, height: 160 })
    .resize({ width: 640 })
    .png()
    .toBuffer();
  const sent = await page.request.post(uploadPagePicture.path, {
    headers: headers(),
    multipart: { imageinput0: { name: 'qr.png', mimeType: 'image/png', buffer } },
  });
  const [{ address }] = (await sent.json()).data;
  const transfer = z.encode(paymentMethodCodec, 'bankTransfer');
  await saveOver(page, methodsSetting.path, 'methods', (row) =>
    row.id === transfer ? { ...row, qr_image: address } : row,
  );
  await saveOver(page, accountsSetting.path, 'accounts', (row) => ({ ...row, prompt_pay_image: address }));
  await page.context().clearCookies();
}

type Row = Readonly<Record<string, unknown>>;

async function saveOver(page: Page, path: string, rows: string, change: (row: Row) => Row): Promise<void> {
  const { data } = await (await page.request.get(path)).json();
  const saved = await page.request.put(path, { headers: headers(), data: { ...data, [rows]: data[rows].map(change) } });
  expect(saved.ok(), 'the pictures are kept').toBe(true);
}

const openQr = async (page: Page): Promise<void> => {
  const { shopQr } = (await wordsOn(page)).report;
  await page.getByRole('button', { name: shopQr.show }).last().click();
  await page.getByRole('dialog', { name: shopQr.title }).getByRole('img').waitFor();
};

/** The report of an order in a shop whose forms show 12 hours. */
const reportBy12Hours = async (page: Page): Promise<string> => {
  await enter(page, administrator);
  await changeSettings(page.request, { is_12_hour_clock: 1 });
  await page.context().clearCookies();
  return `${await unpaidOrder(page)}?report=1`;
};

/** A transfer by the shop's uploaded QR, and its report by a 12-hour clock. */
export const transferring: readonly Screen[] = [
  {
    name: 'shop-qr',
    path: links.checkout(),
    states: [
      {
        name: 'checkout',
        before: async (page) => {
          await uploadQr(page);
          await cartWith(page, '1003');
          return undefined;
        },
        after: async (page) => {
          const { details } = (await wordsOn(page)).checkout.methods;
          await page.getByRole('radio', { name: details.bankTransfer }).check();
          await openQr(page);
        },
      },
      {
        name: 'order',
        before: async (page) => {
          await uploadQr(page);
          return await unpaidOrder(page);
        },
      },
      {
        name: 'report',
        before: async (page) => {
          await uploadQr(page);
          return `${await unpaidOrder(page)}?report=1`;
        },
        after: async (page) => {
          const { report } = await wordsOn(page);
          await page.getByLabel(report.fields.account).selectOption({ index: 1 });
          await page.getByRole('img', { name: report.promptPay }).waitFor();
        },
      },
    ],
  },
  {
    name: 'twelve-hours',
    path: links.home(),
    states: [
      { name: 'report', before: reportBy12Hours },
      {
        name: 'time',
        before: reportBy12Hours,
        after: async (page) => {
          const { dateEntry } = await wordsOn(page);
          await page.getByRole('button', { name: dateEntry.open.time }).click();
          await page.getByRole('button', { name: dateEntry.use.time }).waitFor();
        },
      },
      {
        name: 'faults',
        before: reportBy12Hours,
        after: async (page) => {
          const { fields } = (await wordsOn(page)).report;
          const sheet = page.getByRole('dialog');
          await sheet.getByRole('textbox', { name: fields.date, exact: false }).fill('31/02/2569');
          await sheet.getByRole('textbox', { name: fields.time, exact: false }).fill('13:75 PM');
          await page.keyboard.press('Tab');
          await expect(sheet.locator('[aria-invalid=true]')).toHaveCount(2);
        },
      },
    ],
  },
];
