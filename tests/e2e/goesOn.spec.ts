import { login } from '../../src/contract/session.ts';
import { setTeacherAccount } from '../../src/contract/teacher.ts';
import { moderation as moderationEn } from '../../src/i18n/en/moderation.ts';
import { moderation as moderationTh } from '../../src/i18n/th/moderation.ts';
import { links } from '../../src/ui/links.ts';
import { expect, test } from '../support/badReception.ts';
import type { MoodyNetwork } from '../support/moodyNetwork.ts';
import { administrator } from '../support/person.ts';
import { fillSignIn, languageOf } from '../support/shopperSteps.ts';

test('a sign-in and a small form whose answers are lost go on by themselves, with one message at a time', async ({
  phone,
  network,
  words,
  locale,
}) => {
  const texts = languageOf(locale) === 'th' ? moderationTh : moderationEn;
  const { waiting } = words.ui;
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
    await page.goto(links.adminComments());
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
    await sheet.getByRole('button', { name: texts.teachers.save, exact: true }).click();
    await goesOn();
    await expect(sheet).toBeHidden();
    await expect(page.getByText(texts.teachers.saved)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

/** The shop does what it is asked for once; from its answer on, which is lost, its front alone stands. */
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
