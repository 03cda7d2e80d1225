import type { Page } from 'playwright/test';
import { listCustomLabels } from '../../../src/contract/people/customLabel.ts';
import { textIn } from '../../../src/domain/localText.ts';
import { aboutField } from '../../../src/i18n/people/aboutField.ts';
import { registeredPersonMessages } from '../../../src/i18n/people/registeredPerson.ts';
import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { links } from '../../../src/ui/press/links.ts';
import { languageOf, openCartWith, placeOrder, slipPicture } from '../../support/browser/shopperSteps.ts';
import type { Words } from '../../support/run/words.ts';
import { readOrder } from '../../support/shop/orderRecord.ts';
import { type Member, memberNamed } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';
import { askAtRegistration, questionOf } from '../../support/shop/shopQuestions.ts';

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

test('the shop’s questions are answered at registration, stored, and shown beside the order', async ({
  page,
  desk,
  words,
  locale,
}) => {
  const language = languageOf(locale);
  const { labelProblems, picture, problems, submit } = words.registration;
  const member = memberNamed('ปราณี', 'ช่างถาม');
  const named = ({ label }: typeof job) => textIn(label, language);
  const before = listCustomLabels.response.parse(await (await desk.request.get(listCustomLabels.path)).json());

  try {
    await askAtRegistration(desk.request, [job, heard, news, card]);
    await openCartWith(page, words, '1018');
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
    await send.click();
    await expect(file).toBeFocused();
    await expect(page).toHaveURL(/\/register/);
    await page.getByRole('button', { name: picture.leaveOut }).click();
    await expect(isUnreadable).toBeHidden();
    await expect(page.getByRole('img', { name: picture.preview })).toBeVisible();
    await send.click();
    await expect(page).toHaveURL(/\/checkout$/);

    const order = await readOrder(page, await placeOrder(page, words));
    await desk.goto(deskLinks.order(order.id));
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
