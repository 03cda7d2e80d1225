import { expect, type Locator, type Page } from 'playwright/test';
import * as z from 'zod/mini';
import type { DemoAccount } from '../../../server/base/demoAccounts.ts';
import { demoShop } from '../../../server/demo/content/demoShop.ts';
import { type Registration, registerStudent, registrationCodec } from '../../../src/contract/people/registration.ts';
import { login } from '../../../src/contract/people/session.ts';
import type { Language } from '../../../src/domain/localText.ts';
import { links } from '../../../src/ui/press/links.ts';
import type { Words } from '../run/words.ts';
import type { Guest, Member } from '../shop/person.ts';

/** Steps of a person before and after an order, by the texts on the screen. */
export const slipPicture = 'tests/fixtures/slip.jpg';

/** The visible one of several matches: screens have one button at the foot of phones and one beside the page. */
export const inSight = (found: Locator): Locator => found.filter({ visible: true }).first();

const itemOf = (id: string) => {
  const item = [...demoShop.courses, ...demoShop.products].find((candidate) => candidate.id === id);
  if (!item) throw new Error(`The demo shop has no ${id}`);
  return item;
};
export const titleOf = (id: string, language: Language): string => itemOf(id).title[language];
export const languageOf = (locale: string | undefined): Language => (locale === 'th-TH' ? 'th' : 'en');

/** The buy button of a course's page, by whichever word the course has. */
export const buyButton = (page: Page, words: Words): Locator => {
  const { buy, register, free } = words.course.offer;
  return inSight(page.getByRole('button', { name: new RegExp(`^(${[buy, register, free].join('|')})$`) }));
};

/** Opens a course, buys its first plan, and opens the cart. */
export async function openCartWith(page: Page, words: Words, courseId: string): Promise<void> {
  await page.goto(`/course/${courseId}`);
  await pressBuy(page, words);
}

/** Presses the buy button of a course's page, which opens the checkout, and goes back to the cart from there. */
export async function pressBuy(page: Page, words: Words): Promise<void> {
  await buyButton(page, words).click();
  await expect(page).toHaveURL(/\/checkout$/);
  await page.getByRole('link', { name: words.checkout.summary.editCart }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1, name: words.cart.title })).toBeVisible();
}

/** Opens a product and adds the first piece to the cart. */
export async function putIntoCart(page: Page, words: Words, productId: string): Promise<void> {
  await page.goto(links.product(productId));
  await page.getByRole('button', { name: words.product.addToCart }).click();
  await expect(page.getByRole('link', { name: words.product.seeCart(1) })).toBeVisible();
}

export async function fillGuest(page: Page, words: Words, guest: Guest): Promise<void> {
  const { fields } = words.registration;
  await page.getByRole('textbox', { name: fields.firstName, exact: true }).fill(guest.firstName);
  await page.getByRole('textbox', { name: fields.lastName, exact: true }).fill(guest.lastName);
  await page.getByRole('textbox', { name: fields.email, exact: true }).fill(guest.email);
}

/** The order button of the checkout. */
export const orderButton = (page: Page, words: Words): Locator =>
  inSight(page.getByRole('button', { name: words.checkout.submit }));

/** Chooses the transfer, orders, and waits for the order's page. Returns the order's token. */
export async function placeOrder(page: Page, words: Words): Promise<string> {
  await page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
  await orderButton(page, words).click();
  await expect(page).toHaveURL(/\/order\/[\w-]{22,}/);
  return tokenOf(page);
}

/** The order's token in the address of its page. */
export const tokenOf = (page: Page): string => /\/order\/([\w-]+)/.exec(page.url())?.[1] ?? '';

/** Buys as a guest on a course's page. Returns the order's token. */
export async function buyAsGuest(page: Page, words: Words, courseId: string, guest: Guest): Promise<string> {
  await page.goto(`/course/${courseId}`);
  await buyButton(page, words).click();
  await fillGuest(page, words, guest);
  return await placeOrder(page, words);
}

/** The open report form. */
export const reportSheet = (page: Page, words: Words): Locator =>
  page.getByRole('dialog', { name: words.report.title });

/** The button of the order's page that opens the report form. */
export const reportButton = (page: Page, words: Words): Locator =>
  page.getByRole('button', { name: words.orders.actions.report, exact: true });

/** Opens the report form of the order's page by its button, unless the address opens it. */
export async function openReport(page: Page, words: Words): Promise<void> {
  if (!new URL(page.url()).searchParams.has('report')) await reportButton(page, words).click();
  await expect(reportSheet(page, words)).toBeVisible();
}

/** Opens the report form, fills it in and attaches a slip; filled fields stay. */
export async function fillReport(
  page: Page,
  words: Words,
  slip: Parameters<Locator['setInputFiles']>[0] = slipPicture,
): Promise<void> {
  const sheet = reportSheet(page, words);
  if (tokenOf(page) !== '') await openReport(page, words);
  await sheet.getByLabel(words.report.fields.originBank).selectOption('KBANK');
  await sheet.getByLabel(words.report.fields.account).selectOption({ index: 1 });
  await sheet.locator('input[type=file]').setInputFiles(slip);
  await expect(sheet.getByRole('img', { name: words.report.slipPreview })).toBeVisible();
}

export const sendReport = (page: Page, words: Words): Promise<void> =>
  reportSheet(page, words).getByRole('button', { name: words.report.submit }).click();

/** Fills in and submits the visible sign-in form. */
export async function fillSignIn(
  page: Pick<Page, 'getByRole'>,
  words: Words,
  { username, password }: Pick<DemoAccount, 'username' | 'password'>,
): Promise<void> {
  await page.getByRole('textbox', { name: words.session.login.username }).fill(username);
  await page.getByRole('textbox', { name: words.session.login.password, exact: true }).fill(password);
  await page.getByRole('button', { name: words.session.login.submit }).click();
}

/** Signs in by a call, without the form. */
export async function enter(page: Page, { username, password }: Pick<DemoAccount, 'username' | 'password'>) {
  const answer = await page.request.post(login.path, { data: { username, password } });
  expect(answer.ok(), `${username} may sign in`).toBe(true);
}

/** Registers and signs in by calls, without the form. */
export const becomeMember = (page: Page, member: Member): Promise<void> =>
  register(page, { kind: 'member', ...member });

/** Registers a guest buyer, who then gets a link by mail. */
export const becomeGuestBuyer = (page: Page, guest: Guest): Promise<void> =>
  register(page, { kind: 'nonMember', ...guest, username: null, password: null });

async function register(
  page: Page,
  who: Pick<Registration, 'kind' | 'firstName' | 'lastName' | 'email' | 'username' | 'password'>,
): Promise<void> {
  const unsaid = { nickname: null, tel: null, address: null, pictureName: null, groupId: null, answers: {} };
  const body: Registration = { language: 'th', ...unsaid, ...who };
  const answer = await page.request.post(registerStudent.path, {
    data: z.encode(registrationCodec, body),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });
  expect(answer.ok(), `${who.email} is registered`).toBe(true);
}
