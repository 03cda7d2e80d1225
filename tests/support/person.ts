import { expect, type Page } from 'playwright/test';
import { type DemoAccount, demoAccounts } from '../../server/demoAccounts.ts';
import type { Role } from '../../src/domain/identity.ts';
import type { Words } from './words.ts';

/** What a person does on the way to an order and after it, by the words that stand on the screen. */
export const slipPicture = 'tests/fixtures/slip.jpg';

/** Opens a course and puts the plan that is chosen first into the cart, which opens. */
export async function registerFor(page: Page, words: Words, courseId: string): Promise<void> {
  await page.goto(`/course/${courseId}`);
  await page.getByRole('button', { name: words.course.offer.register }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1, name: words.cart.title })).toBeVisible();
}

/** A buyer without an account. */
export type Guest = { readonly firstName: string; readonly lastName: string; readonly email: string };

/** An address that nobody else in the run uses. */
export const guestNamed = (firstName: string, lastName: string): Guest => ({
  firstName,
  lastName,
  email: `guest-${crypto.randomUUID().slice(0, 8)}@example.com`,
});

export async function fillGuest(page: Page, words: Words, guest: Guest): Promise<void> {
  const { fields } = words.registration;
  await page.getByRole('textbox', { name: fields.firstName, exact: false }).first().fill(guest.firstName);
  await page.getByRole('textbox', { name: fields.lastName }).fill(guest.lastName);
  await page.getByRole('textbox', { name: fields.email }).fill(guest.email);
}

/** Presses the one green button of the checkout and waits for the order's page. */
export async function placeOrder(page: Page, words: Words): Promise<void> {
  await page.getByRole('radio', { name: words.checkout.methods.names.bankTransfer }).check();
  await page.getByRole('button', { name: words.checkout.submit }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/order\/[\w-]{22,}/);
}

/** Fills in the report that is open and attaches a slip; what is filled in already stays. */
export async function fillReport(page: Page, words: Words, slip = slipPicture): Promise<void> {
  const sheet = page.getByRole('dialog', { name: words.report.title });
  await sheet.getByLabel(words.report.fields.originBank).selectOption('KBANK');
  await sheet.getByLabel(words.report.fields.account).selectOption({ index: 1 });
  await sheet.locator('input[type=file]').setInputFiles(slip);
  await expect(sheet.getByRole('img', { name: words.report.slipPreview })).toBeVisible();
}

export const sendReport = (page: Page, words: Words): Promise<void> =>
  page
    .getByRole('dialog', { name: words.report.title })
    .getByRole('button', { name: words.report.submit })
    .click();

const accountOf = (role: Role): DemoAccount => {
  const account = demoAccounts.find((candidate) => candidate.role === role);
  if (!account) throw new Error(`The demo shop has no ${role}`);
  return account;
};
export const administrator = accountOf('administrator');
export const student = accountOf('student');

/** Signs in on the sign-in page and waits until it has let the person through. */
export async function signIn(
  page: Page,
  words: Words,
  { username, password }: Pick<DemoAccount, 'username' | 'password'>,
): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(words.session.login.username).fill(username);
  await page.getByLabel(words.session.login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: words.session.login.submit }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
