import { saveProfileCall } from '../../../src/contract/people/profile.ts';
import { goOffline, goOnline, keepsAnswer } from '../../support/browser/offline.ts';
import { becomeMember } from '../../support/browser/shopperSteps.ts';
import { memberNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

test('own details are kept on a bad line, and in two windows', async ({ page, words, readyOffline }) => {
  const member = memberNamed('กานดา', 'มีสุข');
  const { parts } = words.account;
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const edit = (name: string) => page.getByRole('button', { name: words.persistedForm.editOf(name), exact: true });
  const saveIn = (name: string) => part(name).getByRole('button', { name: words.persistedForm.save, exact: true });

  await test.step('a typed name outlives a reload, waits without a network and is saved once', async () => {
    await becomeMember(page, member);
    await page.goto('/myaccount');
    await readyOffline(page);
    await edit(parts.profile).click();
    const firstName = part(parts.profile).getByRole('textbox', { name: words.registration.fields.firstName });
    await expect(firstName).toBeFocused();
    await firstName.fill('');
    await saveIn(parts.profile).click();
    await expect(part(parts.profile).getByText(words.registration.problems['firstName.required'])).toBeVisible();
    await firstName.fill('กัญญา');
    await keepsAnswer(page, 'private', 'profile');
    await goOffline(page, words);
    await page.reload();
    await expect(firstName).toHaveValue('กัญญา');
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().endsWith(saveProfileCall.path)) sent += 1;
    });
    await saveIn(parts.profile).click();
    await expect(part(parts.profile).getByText(words.waiting.until.offline)).toBeVisible();
    await goOnline(page, words);
    await expect(part(parts.profile).getByText('กัญญา มีสุข')).toBeVisible();
    expect(sent).toBe(1);
  });

  await test.step('an address is added, and changed by name', async () => {
    const { fields, add, changeOf, isDefault } = words.addresses;
    await part(parts.addresses).getByRole('button', { name: add, exact: true }).click();
    const field = (name: string) => part(parts.addresses).getByRole('textbox', { name, exact: true });
    await expect(field(fields.recipient)).toHaveValue('กัญญา มีสุข');
    await part(parts.addresses).getByLabel(fields.province).selectOption('กรุงเทพมหานคร');
    await field(fields.tel).fill('081-234-5678');
    await field(fields.line).fill('88/12');
    await field(fields.subdistrictInBangkok).fill('พญาไท');
    await field(fields.districtInBangkok).fill('พญาไท');
    await field(fields.postcode).fill('10400');
    await saveIn(parts.addresses).click();
    await expect(part(parts.addresses).getByText(isDefault, { exact: true })).toBeVisible();
    await expect(part(parts.addresses).getByRole('button', { name: changeOf('กัญญา มีสุข') })).toBeVisible();
  });

  await test.step('two tabs: a deletion in one keeps text typed in the other', async () => {
    const { changeOf, removeOf, isGone, fields, question } = words.addresses;
    const name = 'กัญญา มีสุข';
    await part(parts.addresses)
      .getByRole('button', { name: changeOf(name) })
      .click();
    const line = (where: typeof page) => where.getByRole('textbox', { name: fields.line, exact: true });
    await line(page).fill('99/1 ซอยอารีย์');
    const tab = await page.context().newPage();
    await tab.goto('/myaccount');
    await tab.getByRole('button', { name: words.persistedForm.cancel, exact: true }).click();
    await expect(tab.getByRole('heading', { name: parts.addresses, exact: true })).toBeFocused();
    await tab.getByRole('button', { name: removeOf(name) }).click();
    await tab.getByRole('button', { name: question.confirm, exact: true }).click();
    await expect(tab.getByText(words.addresses.empty)).toBeVisible();
    await expect(part(parts.addresses).getByText(isGone)).toBeVisible();
    await expect(line(page)).toHaveValue('99/1 ซอยอารีย์');
    await saveIn(parts.addresses).click();
    await expect(part(parts.addresses).getByText('99/1 ซอยอารีย์')).toBeVisible();
    await expect(tab.getByText('99/1 ซอยอารีย์')).toBeVisible();
    await tab.close();
  });
});
