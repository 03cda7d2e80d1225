import { becomeMember, enter, fillSignIn } from '../../support/browser/shopperSteps.ts';
import { memberNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

test('a person changes their own details, and signs another device out', async ({ page, otherDevice, words }) => {
  const member = memberNamed('กานดา', 'มีสุข');
  const { parts } = words.account;
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const edit = (name: string) => page.getByRole('button', { name: words.persistedForm.editOf(name), exact: true });
  const saveIn = (name: string) => part(name).getByRole('button', { name: words.persistedForm.save, exact: true });

  await test.step('a name is changed; a missing one is reported at its field', async () => {
    await becomeMember(page, member);
    await page.goto('/myaccount');
    await edit(parts.profile).click();
    const firstName = part(parts.profile).getByRole('textbox', { name: words.registration.fields.firstName });
    await expect(firstName).toBeFocused();
    await firstName.fill('');
    await saveIn(parts.profile).click();
    await expect(part(parts.profile).getByText(words.registration.problems['firstName.required'])).toBeVisible();
    await firstName.fill('กัญญา');
    await saveIn(parts.profile).click();
    await expect(part(parts.profile).getByText('กัญญา มีสุข')).toBeVisible();
  });

  await test.step('tax data of a company: a doubtful number warns and is saved', async () => {
    const { fields, problems, payerIdWarning, personTypes, branch } = words.taxData;
    await part(parts.tax).getByRole('button', { name: words.taxData.add }).click();
    await part(parts.tax).getByRole('radio', { name: personTypes.juristic }).check({ force: true });
    const field = (name: string) => part(parts.tax).getByRole('textbox', { name, exact: true });
    await field(fields.nameOne.juristic).fill('บริษัท ปิ่นทอง จำกัด');
    await field(fields.nameTwo.juristic).fill('๐๐๐๐๐');
    await field(fields.payerId).fill('010553600031');
    await field(fields.postcode).fill('10400');
    await saveIn(parts.tax).click();
    await expect(part(parts.tax).getByText(problems['tax.payerId.length'])).toBeVisible();
    await expect(part(parts.tax).getByText(problems['tax.address.required'])).toBeVisible();
    await field(fields.payerId).fill('0105536000310');
    await expect(part(parts.tax).getByText(payerIdWarning)).toBeVisible();
    await field(fields.address).fill('88/12 ถนนพหลโยธิน');
    await saveIn(parts.tax).click();
    await expect(part(parts.tax).getByText(branch('00000'))).toBeVisible();
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

  await test.step('the other device is signed out, hears of it at once and forgets', async () => {
    const other = await otherDevice();
    await enter(other, member);
    const connected = other.waitForEvent('websocket');
    await other.goto('/myaccount');
    const there = (name: string) => other.getByRole('region', { name, exact: true });
    await expect(there(parts.addresses).getByText('88/12', { exact: false })).toBeVisible();
    await connected;
    await there(parts.profile)
      .getByRole('button', { name: words.persistedForm.editOf(parts.profile), exact: true })
      .click();
    const typed = there(parts.profile).getByRole('textbox', { name: words.registration.fields.firstName });
    await typed.fill('กุลธิดา');
    await page.reload();
    // One other device, one button.
    await part(parts.devices).getByRole('button').click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: words.devices.question.confirm, exact: true }).click();
    await expect(part(parts.devices).getByRole('listitem')).toHaveCount(1);
    await expect(other.getByText(words.session.here.ended)).toBeVisible();
    await expect(other.getByText('88/12', { exact: false })).toBeHidden();
    await expect(page.getByRole('region', { name: parts.profile, exact: true })).toBeVisible();
    await fillSignIn(other, words, member);
    await expect(typed).toHaveValue('กุลธิดา');
  });
});
