import { getCart } from '../../src/contract/cart/shownCart.ts';
import { keepsAnswer } from '../support/browser/offline.ts';
import {
  becomeMember,
  fillSignIn,
  inSight,
  languageOf,
  openCartWith,
  openReport,
  placeOrder,
  reportSheet,
  titleOf,
} from '../support/browser/shopperSteps.ts';
import { linkIn, mailTo } from '../support/services/mailbox.ts';
import { memberNamed, student } from '../support/shop/person.ts';
import { expect, test } from '../support/shop/shop.ts';

test('a person registers, buys with the cart they had, and finds the order in their list', async ({
  page,
  otherDevice,
  words,
  locale,
}) => {
  const language = languageOf(locale);
  const member = memberNamed('กานดา', 'มีสุข');
  const { fields, problems } = words.registration;
  const cartLines = page.getByRole('list', { name: words.cart.lines }).getByRole('listitem');

  await test.step('fills the cart as a guest and goes to register', async () => {
    await openCartWith(page, words, '1016');
    await page.getByRole('link', { name: words.session.login.register, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.registration.title })).toBeVisible();
  });

  const submit = () => page.getByRole('button', { name: words.registration.submit }).click();
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await test.step('sees every problem at its field', async () => {
    await submit();
    for (const problem of ['firstName', 'lastName', 'email', 'username', 'password', 'confirm'] as const) {
      await expect(page.getByText(problems[`${problem}.required`], { exact: true })).toBeVisible();
    }
    await field(fields.firstName).fill(member.firstName);
    await field(fields.lastName).fill(member.lastName);
    await field(fields.email).fill(member.email);
    await field(fields.username).fill('กานดา');
    await field(fields.password).fill('short');
    await field(fields.confirmPassword).fill('shorter');
    await expect(page.getByText(problems['username.charset'], { exact: true })).toBeVisible();
    await expect(page.getByText(problems['password.min'], { exact: true })).toBeVisible();
    await expect(page.getByText(problems['confirm.mismatch'], { exact: true })).toBeVisible();
  });

  await test.step('takes a name that is free', async () => {
    await field(fields.password).fill(member.password);
    await field(fields.confirmPassword).fill(member.password);
    await field(fields.username).fill(student.username);
    await submit();
    await expect(page.getByText(words.failures.DUPLICATE_USERNAME).first()).toBeVisible();
    await field(fields.username).fill(member.username);
    await submit();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(cartLines).toHaveCount(1);
    await expect(cartLines).toContainText(titleOf('1016', language));
  });

  await test.step('orders in two presses and reports later', async () => {
    await page.getByRole('link', { name: words.cart.checkout }).click();
    await expect(page.getByText(member.email)).toBeVisible();
    await placeOrder(page, words);
    await openReport(page, words);
    await reportSheet(page, words).getByRole('button', { name: words.report.later }).click();
    await expect(page).toHaveURL(/\/myaccount\/student\/order/);
    await expect(page.getByRole('article')).toContainText(titleOf('1016', language));
    await expect(page.getByRole('article')).toContainText(words.orders.status.notYetReceived);
  });

  await test.step('signs out, signs in with a wrong password, then with the right one', async () => {
    await page.goto('/myaccount');
    await page.getByRole('button', { name: words.account.signOut, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.account.signOutQuestion.confirm }).click();
    await expect(page.getByText(words.account.guestTitle)).toBeVisible();
    await page.goto('/myaccount/student/order');
    await fillSignIn(page, words, { username: member.username, password: 'not-this-one' });
    await expect(page.getByText(words.failures.LOGIN_FAILED)).toBeVisible();
    await fillSignIn(page, words, member);
    await expect(page).toHaveURL(/\/myaccount\/student\/order/);
    await expect(page.getByRole('article')).toContainText(titleOf('1016', language));
  });

  await test.step('whose session has ended signs in where they are, and the page goes on', async () => {
    // A device that was never idle has persisted nothing yet.
    await keepsAnswer(page, 'private', 'session');
    await keepsAnswer(page, 'private', 'orders');
    await page.context().clearCookies();
    await page.reload();
    await expect(page.getByText(words.session.here.ended)).toBeVisible();
    await expect(page.getByText(words.orders.failed)).toBeHidden();
    await fillSignIn(page, words, member);
    await expect(page.getByRole('article')).toContainText(titleOf('1016', language));
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(/\/myaccount\/student\/order/);
  });

  await test.step('on another device the cart of a guest joins the one of the account', async () => {
    await openCartWith(page, words, '1017');
    await expect.poll(async () => (await page.request.get(getCart.path)).text()).toContain('"1017"');
    const elsewhere = await otherDevice();
    await openCartWith(elsewhere, words, '1023');
    await fillSignIn(elsewhere, words, member);
    const joined = elsewhere.getByRole('list', { name: words.cart.lines }).getByRole('listitem');
    await expect(joined).toHaveCount(2);
    await expect(joined.filter({ hasText: titleOf('1017', language) })).toHaveCount(1);
    await expect(inSight(elsewhere.getByRole('link', { name: words.shell.cartWith(2) }))).toBeVisible();
  });
});

test('a forgotten password is replaced by the link in the e-mail', async ({ page, desk, words }) => {
  const member = memberNamed('สุธี', 'ลืมง่าย');
  await becomeMember(page, member);
  await page.context().clearCookies();

  await page.goto('/login');
  await page.getByRole('link', { name: words.session.login.forgot }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.session.forgot.title })).toBeVisible();
  await page.getByRole('textbox', { name: words.session.forgot.email }).fill(member.email);
  await page.getByRole('button', { name: words.session.forgot.submit }).click();
  await expect(page.getByRole('heading', { name: words.session.forgot.sentTitle })).toBeVisible();

  const message = await mailTo(desk, member.email, '/setpassword?token=');
  const link = linkIn(message, '/setpassword');
  await page.goto(link);
  const password = 'another.pass-1';
  await page.getByRole('textbox', { name: words.session.setPassword.password, exact: true }).fill(password);
  await page.getByRole('textbox', { name: words.session.setPassword.confirm, exact: true }).fill(password);
  await page.getByRole('button', { name: words.session.setPassword.submit }).click();
  await expect(page.getByRole('heading', { name: words.session.setPassword.doneTitle })).toBeVisible();
  await page.getByRole('link', { name: words.session.setPassword.doneAction }).click();

  await fillSignIn(page, words, member);
  await expect(page.getByText(words.failures.LOGIN_FAILED)).toBeVisible();
  await fillSignIn(page, words, { username: member.username, password });
  await expect(page).not.toHaveURL(/\/login/);

  // The same password again would be a retry; another one finds the link used.
  const other = 'yet-another.pass-2';
  await page.goto(link);
  await page.getByRole('textbox', { name: words.session.setPassword.password, exact: true }).fill(other);
  await page.getByRole('textbox', { name: words.session.setPassword.confirm, exact: true }).fill(other);
  await page.getByRole('button', { name: words.session.setPassword.submit }).click();
  await expect(page.getByRole('heading', { name: words.session.setPassword.expiredTitle })).toBeVisible();
});
