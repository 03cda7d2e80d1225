import { setTeacherAccount } from '../../../src/contract/catalogue/teacher.ts';
import { registerStudent } from '../../../src/contract/people/registration.ts';
import { login } from '../../../src/contract/people/session.ts';
import { moderation as moderationEn } from '../../../src/i18n/en/catalogue/moderation.ts';
import { moderation as moderationTh } from '../../../src/i18n/th/catalogue/moderation.ts';
import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { links } from '../../../src/ui/press/links.ts';
import { expect, test } from '../../support/browser/badReception.ts';
import type { MoodyNetwork } from '../../support/browser/moodyNetwork.ts';
import { fillSignIn, languageOf } from '../../support/browser/shopperSteps.ts';
import { administrator, memberNamed } from '../../support/shop/person.ts';

test('a sign-in and a small form whose answers are lost go on by themselves, with one message at a time', async ({
  phone,
  network,
  words,
  locale,
}) => {
  const texts = languageOf(locale) === 'th' ? moderationTh : moderationEn;
  const { waiting } = words;
  const page = phone;

  const goesOn = async () => {
    await expect(page.getByRole('status').filter({ hasText: waiting.until.down })).toBeVisible();
    await expect(page.getByRole('button', { name: waiting.stop, exact: true })).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText(words.session.login.needsNetwork)).toHaveCount(0);
    network.set('clear');
    await page.evaluate(() => dispatchEvent(new Event('online')));
  };

  await test.step('a sign-in', async () => {
    await page.goto(deskLinks.comments());
    await expect(page.getByRole('textbox', { name: words.session.login.username })).toBeVisible();
    loseAnswer(network, login.path);
    await fillSignIn(page, words, administrator);
    await goesOn();
    await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  });

  await test.step('the account of a teacher', async () => {
    const change = page.getByRole('button', { name: texts.teachers.changeOf('').trim() });
    await change.first().click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('textbox', { name: texts.teachers.email })).toBeVisible();
    loseAnswer(network, setTeacherAccount.path);
    await sheet.getByRole('button', { name: words.persistedForm.save, exact: true }).click();
    await goesOn();
    await expect(sheet).toBeHidden();
    await expect(page.getByText(texts.teachers.saved)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a registration that arrived with a lost answer, and a reloaded page, is pressed again and signs in', async ({
  phone: page,
  network,
  words,
}) => {
  const member = memberNamed('กานดา', 'มาดี');
  const { fields, submit } = words.registration;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const choosePassword = async () => {
    await field(fields.password).fill(member.password);
    await field(fields.confirmPassword).fill(member.password);
  };
  const press = () => page.getByRole('button', { name: submit, exact: true }).click();

  await test.step('the answer is lost', async () => {
    await page.goto(links.register());
    await field(fields.firstName).fill(member.firstName);
    await field(fields.lastName).fill(member.lastName);
    await field(fields.email).fill(member.email);
    await field(fields.username).fill(member.username);
    await choosePassword();
    loseAnswer(network, registerStudent.path);
    await press();
    await expect(page.getByText(words.waiting.until.down)).toBeVisible();
  });

  await test.step('typed text is restored except the password, and no second registration follows', async () => {
    await page.goto('about:blank');
    network.set('clear');
    await page.goto(links.register());
    await expect(field(fields.username)).toHaveValue(member.username);
    await expect(field(fields.password)).toHaveValue('');
    await choosePassword();
    await press();
    await expect(page).not.toHaveURL(/register/);
    await page.goto(links.account());
    await expect(page.getByRole('button', { name: words.account.signOut, exact: true })).toBeVisible();
  });
});

/** The shop handles one request; its answer is lost, and from then on only its front server answers. */
function loseAnswer(network: MoodyNetwork, path: string): void {
  const wanted = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
  let isLost = false;
  network.breakWhere(({ url = '' }) => {
    if (isLost || !wanted.test(new URL(url).pathname)) return false;
    isLost = true;
    network.set('frontOnly');
    return true;
  });
}
