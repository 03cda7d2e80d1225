import type { Page } from 'playwright/test';
import { ownTaxData } from '../../src/contract/people/taxData.ts';
import { courseStateMessages } from '../../src/i18n/catalogue/courseStates.ts';
import { links } from '../../src/ui/press/links.ts';
import { fillGuest, inSight, languageOf, placeOrder, reportSheet } from '../support/browser/shopperSteps.ts';
import { askToWithhold, company, fillCompany, saveTax } from '../support/browser/taxSteps.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { guestNamed, memberNamed } from '../support/shop/person.ts';
import { expect, test } from '../support/shop/shop.ts';

/** A course in layout four, whose panel sells it. */
const courseId = '1015';

const fieldOn = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('layout four’s panel opens an account with its tax data and goes on to paying', async ({
  page,
  words,
  locale,
}) => {
  const texts = courseStateMessages[languageOf(locale)].buyHere;
  const member = memberNamed('วันดี', 'ในแผง');
  const { fields, problems } = words.registration;
  const register = page.getByRole('button', { name: texts.registerAndPay });
  const way = (name: string) => page.getByRole('group', { name: texts.way }).getByText(name, { exact: true });
  await page.goto(links.course(courseId));

  await test.step('the tax is withheld for the company of a guest', async () => {
    await page.getByRole('button', { name: words.courseParts.tax, exact: true }).click();
    await askToWithhold(page, words, 'none');
    await fillCompany(page, words);
    await saveTax(page, words);
    await expect(page.getByText(words.cart.withholding(3))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('every problem shows at its field, with layout four’s own rules for name and password', async () => {
    await way(texts.register).click();
    await register.click();
    for (const problem of ['firstName', 'lastName', 'email', 'username', 'password', 'confirm'] as const) {
      await expect(page.getByText(problems[`${problem}.required`], { exact: true })).toBeVisible();
    }
    await fieldOn(page, fields.username).fill('วันดี');
    await fieldOn(page, fields.password).fill('short');
    await fieldOn(page, fields.confirmPassword).fill('shorter');
    await expect(page.getByText(problems['username.charset'], { exact: true })).toBeVisible();
    await expect(page.getByText(problems['password.min'], { exact: true })).toBeVisible();
    await expect(page.getByText(problems['confirm.mismatch'], { exact: true })).toBeVisible();
  });

  await test.step('typed text stays while the sign-in is shown', async () => {
    await fieldOn(page, fields.firstName).fill(member.firstName);
    await fieldOn(page, fields.lastName).fill(member.lastName);
    await fieldOn(page, fields.email).fill(member.email);
    await fieldOn(page, fields.username).fill(member.username);
    await way(texts.login).click();
    await expect(page.getByRole('textbox', { name: words.session.login.username })).toBeVisible();
    await expect(register).toBeHidden();
    await way(texts.register).click();
    await expect(fieldOn(page, fields.email)).toHaveValue(member.email);
  });

  await test.step('the account is open, has the company, and the checkout withholds for it', async () => {
    await fieldOn(page, fields.password).fill(member.password);
    await fieldOn(page, fields.confirmPassword).fill(member.password);
    await register.click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByText(member.email)).toBeVisible();
    await expect(page.getByText(words.checkout.summary.withholding(3))).toBeVisible();
    const { data } = await (await page.request.get(ownTaxData.path)).json();
    expect(data).toMatchObject({ tax_name_one: company.nameOne, tax_payer_identification_no: company.payerId });
    const order = await readOrder(page, await placeOrder(page, words));
    expect(order).toMatchObject({ withholdingPercent: 3, tax: { payerId: company.payerId } });
  });
});

test('layout four’s panel sells without an account, with the very form of the checkout', async ({
  page,
  words,
  locale,
}) => {
  const texts = courseStateMessages[languageOf(locale)].buyHere;
  const guest = guestNamed('มะลิ', 'ในแผง');
  const { fields, problems } = words.registration;
  await page.goto(links.course(courseId));
  await page.getByRole('group', { name: texts.way }).getByText(texts.guest, { exact: true }).click();
  const pay = page.getByRole('button', { name: texts.pay });
  await pay.click();
  await expect(page.getByText(problems['email.required'], { exact: true })).toBeVisible();
  await fillGuest(page, words, guest);
  await page.reload();
  await page.getByRole('group', { name: texts.way }).getByText(texts.guest, { exact: true }).click();
  await expect(fieldOn(page, fields.email)).toHaveValue(guest.email);
  await pay.click();
  await expect(page).toHaveURL(/\/checkout$/);
  await expect(fieldOn(page, fields.firstName)).toHaveValue(guest.firstName);
  const order = await readOrder(page, await placeOrder(page, words));
  expect(order.lines.map(({ itemId }) => itemId)).toEqual([courseId]);

  // The report that opens with this order is answered and not postponed (specification 2).
  const sheet = reportSheet(page, words);
  await expect(sheet.getByRole('button', { name: words.report.submit })).toBeVisible();
  await expect(sheet.getByRole('button', { name: words.report.later })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeVisible();
  // Opened by its e-mail link, the order shows its accounts, and a report can be postponed.
  await page.goto(links.order(order.token));
  await inSight(page.getByRole('button', { name: words.orders.actions.report })).dblclick();
  await sheet.getByRole('button', { name: words.report.later }).click();
  await expect(sheet).toBeHidden();
});
