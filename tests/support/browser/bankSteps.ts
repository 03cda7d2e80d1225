import { expect, type Page } from 'playwright/test';
import { cardFields } from '../../../src/contract/order/charge.ts';
import type { PaymentMethod } from '../../../src/domain/order/paymentMethod.ts';
import { links } from '../../../src/ui/press/links.ts';
import type { Words } from '../run/words.ts';
import { guestNamed } from '../shop/person.ts';
import { buyButton, fillGuest, orderButton, tokenOf } from './shopperSteps.ts';

/** Cards of the sandbox (server/sandbox/README.md). */
export const cards = {
  ...{ atOnce: '4242424242424242', poor: '4111111111140011', asksTheBank: '4111111111111111' },
  unknown: '4242424242424242',
};

/** Orders a course as a guest by an online method, and waits for the order's page. Returns the order's token. */
export async function orderOnline(page: Page, words: Words, courseId: string, method: PaymentMethod): Promise<string> {
  await page.goto(links.course(courseId));
  await buyButton(page, words).click();
  await fillGuest(page, words, guestNamed('ชล', 'ใจดี'));
  return await orderBy(page, words, method);
}

/** Orders on the open checkout, whose buyer is known. */
export async function orderBy(page: Page, words: Words, method: PaymentMethod): Promise<string> {
  await page
    .getByRole('radio')
    .and(page.locator(`[value="${method}"]`))
    .check();
  await orderButton(page, words).click();
  await expect(page).toHaveURL(/\/order\/[\w-]{22,}/);
  return tokenOf(page);
}

/** The sandbox's address, from the key call that pages make, too. */
async function sandboxOf(page: Page): Promise<string> {
  const answer = await page.request.get(cardFields.path);
  const { script_url: scriptUrl } = (await answer.json()) as { script_url: string };
  return new URL(scriptUrl).origin;
}

type QrProvider = 'omise' | 'scb' | 'twoC2P' | 'gbPrimePay';

/** Pays the newest QR in the bank's app, which is a page of the sandbox. SCB's app can also pay a baht too little. */
export async function payInBankApp(page: Page, provider: QrProvider = 'omise', choice = 'pay'): Promise<void> {
  const bank = await page.context().newPage();
  await bank.goto(`${await sandboxOf(page)}/?lang=en`);
  await bank
    .getByRole('link', { name: new RegExp(`^${provider} `) })
    .first()
    .click();
  await bank.locator(`button[value=${choice}]`).click();
  // The bank's page stays open: a page that is closed while it loads may never be reported as closed.
  await page.bringToFront();
  // A phone that comes back from the bank's app tells its page, which then asks at once.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}

/** A record of what the page sends to the shop from now on: addresses, headers and bodies, as one text. */
export function watchSent(page: Page): { readonly toShop: () => string } {
  const { origin } = new URL(page.url());
  const sent: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin)) return;
    sent.push(request.url(), JSON.stringify(request.headers()), request.postData() ?? '');
  });
  return { toShop: () => sent.join('\n') };
}

export async function fillCard(page: Page, words: Words, number: string): Promise<void> {
  const { card } = words.charge;
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  await field(new RegExp(`^${card.number}`)).fill(number);
  await field(card.name).fill('CHON JAIDEE');
  await field(card.month).fill('12');
  await field(card.year).fill('2031');
  await page.getByLabel(card.code).fill('123');
}

/** The provider's own page takes the money, and the browser comes back. */
export async function payAtProvider(page: Page): Promise<void> {
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1/);
  await page.locator('button.main').click();
}

/** Another choice of the provider's page (server/sandbox). */
export async function chooseAtProvider(page: Page, choice: string): Promise<void> {
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1/);
  await page.locator(`button[value="${choice}"]`).click();
}
