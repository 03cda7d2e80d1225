import type { Page } from 'playwright/test';
import { siteSettings } from '../../../src/contract/site/site.ts';
import { links } from '../../../src/ui/press/links.ts';
import { fillGuest, openCartWith, orderButton, placeOrder, slipPicture } from '../../support/browser/shopperSteps.ts';
import type { Words } from '../../support/run/words.ts';
import { student as demoStudent, guestNamed, type Member, memberNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';
import { changeSettings } from '../../support/shop/shopQuestions.ts';

async function fillMember(page: Page, words: Words, member: Member) {
  const { fields } = words.registration;
  for (const name of ['firstName', 'lastName', 'email', 'username', 'password'] as const) {
    await page.getByRole('textbox', { name: fields[name], exact: true }).fill(member[name]);
  }
  await page.getByRole('textbox', { name: fields.confirmPassword, exact: true }).fill(member.password);
}

test('a guest whose shop asks for more than the open checkout has heard of finds it there after the press', async ({
  page,
  desk,
  words,
}) => {
  const { fields, picture } = words.registration;
  const { data } = await (await desk.request.get(siteSettings.path)).json();
  const { contact_fields, profile_picture } = data.site;
  const asked = { is_enable: 1, is_require: 1 };
  // Blocks the realtime connection.
  await page.route(/socket\.io/, (route) => route.abort());
  await openCartWith(page, words, '1018');
  await page.goto(links.checkout());
  await fillGuest(page, words, guestNamed('ปราณี', 'ไม่ทันรู้'));
  const nickname = page.getByRole('textbox', { name: fields.nickname, exact: true });
  const ownPicture = page.locator('input[type=file]');

  try {
    await changeSettings(desk.request, {
      contact_fields: { ...contact_fields, nickname: asked },
      profile_picture: asked,
    });
    await page.getByRole('radio', { name: words.checkout.methods.details.bankTransfer }).check();
    await expect(nickname).toBeHidden();
    await orderButton(page, words).click();
    await expect(nickname).toHaveAttribute('aria-invalid', 'true');
    await expect(ownPicture).toHaveAttribute('aria-invalid', 'true');
    await expect(nickname).toBeFocused();
    await nickname.fill('ณี');
    await ownPicture.setInputFiles(slipPicture);
    await expect(page.getByRole('img', { name: picture.preview })).toBeVisible();
    await placeOrder(page, words);
  } finally {
    await changeSettings(desk.request, { contact_fields, profile_picture });
  }
});

test('registering at the foot of the form shows the shop’s refusal', async ({ page, desk, words }) => {
  const { fields, submit } = words.registration;
  const member = memberNamed('วิภา', 'ถูกปฏิเสธ');
  const send = page.getByRole('button', { name: submit });
  await page.goto(links.register());
  await fillMember(page, words, { ...member, email: demoStudent.email });
  const email = page.getByRole('textbox', { name: fields.email, exact: true });
  await send.click();
  await expect(email, 'the field that is refused').toBeFocused();
  await expect(email).toBeInViewport({ ratio: 1 });

  await email.fill(member.email);
  try {
    await changeSettings(desk.request, { limit_user: 1 });
    await send.click();
    const refusal = page.getByRole('alert').filter({ hasText: words.failures.OVER_LIMIT_USER });
    await expect(refusal, 'what no field says').toBeInViewport({ ratio: 1 });
    await expect(refusal.locator('xpath=..')).toBeFocused();
  } finally {
    await changeSettings(desk.request, { limit_user: 0 });
  }
  await send.click();
  await expect(page).not.toHaveURL(/register/);
});
