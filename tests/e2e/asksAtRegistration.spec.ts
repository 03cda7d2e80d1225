import type { Page } from 'playwright/test';
import { listCustomLabels } from '../../src/contract/people/customLabel.ts';
import { siteSettings } from '../../src/contract/site/site.ts';
import { textIn } from '../../src/domain/localText.ts';
import { aboutField } from '../../src/i18n/people/aboutField.ts';
import { registeredPersonMessages } from '../../src/i18n/people/registeredPerson.ts';
import { links } from '../../src/ui/press/links.ts';
import {
  fillGuest,
  languageOf,
  orderButton,
  placeOrder,
  registerFor,
  slipPicture,
} from '../support/browser/shopperSteps.ts';
import type { Words } from '../support/run/words.ts';
import { readOrder } from '../support/shop/orderRecord.ts';
import { student as demoStudent, guestNamed, type Member, memberNamed } from '../support/shop/person.ts';
import { expect, test } from '../support/shop/shop.ts';
import { askAtRegistration, changeSettings, questionOf } from '../support/shop/shopQuestions.ts';

const job = questionOf('inputtext');
const heard = questionOf('select');
const news = questionOf('checkbox');
const card = questionOf('image');

async function fillMember(page: Page, words: Words, member: Member) {
  const { fields } = words.registration;
  for (const name of ['firstName', 'lastName', 'email', 'username', 'password'] as const) {
    await page.getByRole('textbox', { name: fields[name], exact: true }).fill(member[name]);
  }
  await page.getByRole('textbox', { name: fields.confirmPassword, exact: true }).fill(member.password);
}

test('what the shop asks is answered at registration, kept, and read beside the order', async ({
  page,
  desk,
  words,
  locale,
  accessible,
}) => {
  const language = languageOf(locale);
  const { labelProblems, picture, problems, submit } = words.registration;
  const member = memberNamed('ปราณี', 'ช่างถาม');
  const named = ({ label }: typeof job) => textIn(label, language);
  const before = listCustomLabels.response.parse(await (await desk.request.get(listCustomLabels.path)).json());

  try {
    await askAtRegistration(desk.request, [job, heard, news, card]);
    await registerFor(page, words, '1018');
    await page.goto(links.register(links.checkout()));
    await fillMember(page, words, member);

    await expect(page.getByRole('textbox', { name: named(job) })).toBeVisible();
    const send = page.getByRole('button', { name: submit });
    await send.click();
    for (const [label, problem] of [
      [job, labelProblems['label.enter']],
      [heard, labelProblems['label.choose']],
      [news, labelProblems['label.choose']],
      [card, labelProblems['label.picture']],
    ] as const) {
      await expect(page.getByText(aboutField(problem, named(label)), { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('textbox', { name: named(job) })).toBeFocused();
    await accessible(page, 'the questions of the shop with faults');

    const [choice = job.label] = heard.options;
    const [way = job.label, otherWay = job.label] = news.options;
    await page.getByRole('textbox', { name: named(job) }).fill('นักบัญชี');
    await page.getByRole('combobox', { name: named(heard) }).selectOption({ label: textIn(choice, language) });
    await page.getByRole('checkbox', { name: textIn(otherWay, language) }).check();
    await page.getByRole('checkbox', { name: textIn(way, language) }).check();
    const file = page.locator('input[type=file]');
    const isUnreadable = page.getByText(problems['picture.unreadable'], { exact: true });
    await file.setInputFiles(slipPicture);
    await expect(page.getByRole('img', { name: picture.preview })).toBeVisible();
    await file.setInputFiles('tests/fixtures/not-a-picture.jpg');
    await expect(isUnreadable).toBeVisible();
    await accessible(page, 'a picture that cannot be opened');
    await send.click();
    await expect(file).toBeFocused();
    await expect(page).toHaveURL(/\/register/);
    await page.getByRole('button', { name: picture.leaveOut }).click();
    await expect(isUnreadable).toBeHidden();
    await expect(page.getByRole('img', { name: picture.preview })).toBeVisible();
    await send.click();
    await expect(page).toHaveURL(/\/checkout$/);

    const order = await readOrder(page, await placeOrder(page, words));
    await desk.goto(links.adminOrder(order.id));
    const told = desk.getByRole('article').getByRole('definition');
    await expect(told.filter({ hasText: 'นักบัญชี' })).toBeVisible();
    await expect(told.filter({ hasText: textIn(choice, 'en') })).toBeVisible();
    await expect(told.filter({ hasText: `${textIn(way, 'en')}, ${textIn(otherWay, 'en')}` })).toBeVisible();
    const address = await desk.getByRole('link', { name: registeredPersonMessages.en.seePicture }).getAttribute('href');
    expect((await desk.request.get(address ?? '')).headers()['content-type']).toContain('image/');
  } finally {
    await askAtRegistration(desk.request, before);
  }
});

test('a guest whose shop asks for more than the open checkout has heard of finds it there after the press', async ({
  page,
  desk,
  words,
  accessible,
}) => {
  const { fields, picture } = words.registration;
  const { data } = await (await desk.request.get(siteSettings.path)).json();
  const { contact_fields, profile_picture } = data.site;
  const asked = { is_enable: 1, is_require: 1 };
  // The connection by which the shop tells of itself does not come about.
  await page.route(/socket\.io/, (route) => route.abort());
  await registerFor(page, words, '1018');
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
    await accessible(page, 'a checkout that asks for more');
    await nickname.fill('ณี');
    await ownPicture.setInputFiles(slipPicture);
    await expect(page.getByRole('img', { name: picture.preview })).toBeVisible();
    await placeOrder(page, words);
  } finally {
    await changeSettings(desk.request, { contact_fields, profile_picture });
  }
});

test('whoever registers at the foot of the form sees why the shop refuses', async ({
  page,
  desk,
  words,
  accessible,
}) => {
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
    await accessible(page, 'a registration that is refused');
  } finally {
    await changeSettings(desk.request, { limit_user: 0 });
  }
  await send.click();
  await expect(page).not.toHaveURL(/register/);
});
