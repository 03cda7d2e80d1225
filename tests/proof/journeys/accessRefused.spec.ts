import { links } from '../../../src/ui/press/links.ts';
import { becomeMember, openCartWith } from '../../support/browser/shopperSteps.ts';
import { changeShop } from '../../support/shop/changeShop.ts';
import { memberNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

test('an account that loses its rights is told and keeps typed text; a blocked one is signed out', async ({
  page,
  server,
  words,
}) => {
  const { parts } = words.account;
  const { access } = words.session;
  const member = memberNamed('สมหญิง', 'ถูกระงับ');
  const { add, fields } = words.taxData;
  const taxPart = page.getByRole('region', { name: parts.tax, exact: true });
  const field = (name: string) => taxPart.getByRole('textbox', { name, exact: true });
  const firstName = field(fields.nameOne.normal);
  const save = taxPart.getByRole('button', { name: words.persistedForm.save, exact: true });
  const become = (what: string) => changeShop(server, `update users set ${what} where username = '${member.username}'`);

  await test.step('a student with a course in the cart types tax data', async () => {
    await becomeMember(page, member);
    await openCartWith(page, words, '1018');
    await page.goto(links.account());
    await taxPart.getByRole('button', { name: add }).click();
    await firstName.fill('สมหญิง');
    await field(fields.nameTwo.normal).fill('ถูกระงับ');
    await field(fields.payerId).fill('1101700230708');
    await field(fields.address).fill('88/12 ถนนพหลโยธิน แขวงพญาไท เขตพญาไท');
    await field(fields.postcode).fill('10400');
  });

  await test.step('an account without the right is told so, and typed text stays', async () => {
    await become("role = 'instructor'");
    await save.click();
    const dialog = page.getByRole('dialog', { name: access.expiredTitle });
    await expect(dialog.getByText(access.expiredBody)).toBeVisible();
    await dialog.getByRole('button', { name: access.understood }).click();
    await expect(dialog).toBeHidden();
    await expect(firstName).toHaveValue('สมหญิง');
  });

  await test.step('a blocked account is signed out by the dialog; the cart of the device stays', async () => {
    await become("role = 'student', blocked_at = now()");
    await page.reload();
    const dialog = page.getByRole('dialog', { name: access.deniedTitle });
    await expect(dialog.getByText(access.deniedBody)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: access.signOut }).click();
    await expect(page).toHaveURL('/');
    await page.goto(links.cart());
    await expect(page.getByRole('list', { name: words.cart.lines }).getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: words.session.login.username })).toBeVisible();
  });
});
