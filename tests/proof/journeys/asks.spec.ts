import type { Page } from 'playwright/test';
import { comment as commentEn } from '../../../src/i18n/en/catalogue/comment.ts';
import { moderation as moderationEn } from '../../../src/i18n/en/catalogue/moderation.ts';
import { comment as commentTh } from '../../../src/i18n/th/catalogue/comment.ts';
import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { links } from '../../../src/ui/press/links.ts';
import { keepsAnswer } from '../../support/browser/offline.ts';
import { enter, fillSignIn, languageOf } from '../../support/browser/shopperSteps.ts';
import { instructor, student } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

/** A course of the demo's teacher without questions. */
const taughtByThem = links.course('1003');

const alsoTaughtByThem = links.course('1005');

test('text typed about a question that the shop hides meanwhile is not lost', async ({
  page,
  desk,
  otherDevice,
  locale,
  words,
}) => {
  const texts = languageOf(locale) === 'th' ? commentTh : commentEn;
  const question = `มีที่จอดรถไหม ${crypto.randomUUID().slice(0, 8)}`;
  const open = async (device: Page) => {
    await device.goto(`${alsoTaughtByThem}#comments`);
    const part = device.getByRole('region', { name: words.course.comments, exact: true });
    await part.scrollIntoViewIfNeeded();
    return part;
  };
  await enter(page, student);
  const part = await open(page);
  await part.getByRole('textbox', { name: texts.ask.label }).fill(question);
  await part.getByRole('button', { name: texts.ask.send }).click();
  const asked = part.getByRole('listitem').filter({ hasText: question });
  await asked.getByRole('button', { name: texts.change.open }).click();
  await part.getByRole('textbox', { name: texts.change.label }).fill(`${question} รถตู้ด้วย`);
  const classroom = await otherDevice();
  await enter(classroom, instructor);
  const teachers = await open(classroom);
  await teachers
    .getByRole('listitem')
    .filter({ hasText: question })
    .getByRole('button', { name: texts.answer.openOf('มะลิ จ.') })
    .click();
  const answer = teachers.getByRole('textbox', { name: texts.answer.label });
  await answer.fill('มีค่ะ หลังตึก');

  await desk.goto(deskLinks.comments());
  await desk.getByRole('radio', { name: moderationEn.states.all }).check({ force: true });
  const there = desk.getByRole('article').filter({ hasText: question });
  await there.getByRole('button', { name: moderationEn.hideOf('มะลิ จ.') }).click();
  await expect(desk.getByText(moderationEn.hidden, { exact: true })).toBeVisible();

  await part.getByRole('button', { name: texts.change.save }).click();
  await expect(part.getByText(texts.hidden)).toBeVisible();
  await expect(part.getByText(texts.change.tooLate.hidden)).toBeVisible();
  await expect(part.getByText(`${question} รถตู้ด้วย`)).toBeVisible();
  // No open field delays the refetch any more.
  const askedAnew = page.waitForRequest((request) => request.url().includes('/comments'));
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await askedAnew;
  await part.getByRole('button', { name: texts.change.forget }).click();
  await expect(part.getByText(texts.change.tooLate.hidden)).toBeHidden();
  // Like a return from another window.
  await classroom.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await teachers.getByRole('button', { name: texts.answer.send }).click();
  await expect(teachers.getByRole('alert')).toBeVisible();
  await expect(answer).toHaveValue('มีค่ะ หลังตึก');
});

test.describe('on a slow line', () => {
  test.use({ serviceWorkers: 'block' });

  test('a sign-in far down that is pressed before the page can ask is asked for as soon as it can', async ({
    page,
    words,
    locale,
  }) => {
    const { ask } = languageOf(locale) === 'th' ? commentTh : commentEn;
    let release = () => {};
    const line = new Promise<void>((resolve) => {
      release = resolve;
    });
    let isSlow = false;
    await page.route(/\.js$/, async (route) => {
      if (isSlow) await line;
      await route.continue();
    });
    await page.goto(taughtByThem, { waitUntil: 'load' });
    // The page is hydrated, so the following requests were not needed for that.
    await expect(page.locator('html')).toHaveAttribute('data-network', 'here');
    isSlow = true;
    const button = page.locator('#comments button').filter({ hasText: ask.signIn });
    await button.evaluate(press);
    const heard = page.locator('[data-waiting]').or(page.getByRole('status').filter({ hasText: words.ui.loading }));
    await expect(heard.first()).toBeAttached();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

/** Runs in the page: presses like a finger, even before the button is hydrated. */
function press(button: Element): void {
  button.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = button.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  document.elementFromPoint(at.clientX, at.clientY)?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...at }));
}

test('a person whose session ended while typing a question is told there, and asks it after signing in', async ({
  page,
  locale,
  words,
}) => {
  const texts = languageOf(locale) === 'th' ? commentTh : commentEn;
  const { sessionTitle, login, later } = words.session.access;
  const question = `ขอเอกสารด้วยได้ไหม ${crypto.randomUUID().slice(0, 8)}`;
  const part = page.getByRole('region', { name: words.course.comments, exact: true });
  const field = part.getByRole('textbox', { name: texts.ask.label });
  const told = page.getByRole('region', { name: sessionTitle });
  const typedStands = async () => {
    await part.scrollIntoViewIfNeeded();
    await expect(field).toHaveValue(question);
  };

  await test.step('after a press: typed text survives the way to the sign-in and back', async () => {
    await enter(page, student);
    await page.goto(`${taughtByThem}#comments`);
    await part.scrollIntoViewIfNeeded();
    await field.fill(question);
    await page.context().clearCookies();
    await part.getByRole('button', { name: texts.ask.send }).click();
    await page.getByRole('dialog', { name: sessionTitle }).getByRole('button', { name: login }).click();
    await expect(page).toHaveURL(/login/);
    await fillSignIn(page, words, student);
    await expect(page).toHaveURL(new RegExp(`${taughtByThem}$`));
    await typedStands();
  });

  await test.step('told above the page, also after another reload, and signed in without leaving it', async () => {
    await keepsAnswer(page, 'private', 'session');
    await page.context().clearCookies();
    await page.reload();
    await expect(told).toBeVisible();
    await page.reload();
    await expect(told).toBeVisible();
    await expect(told.getByRole('button', { name: later })).toBeVisible();
    await part.scrollIntoViewIfNeeded();
    await expect(part.getByText(texts.ask.signedOut)).toBeInViewport();
    await told.getByRole('button', { name: login }).click();
    await fillSignIn(page.getByRole('dialog'), words, student);
    await expect(told).toBeHidden();
    await typedStands();
    await part.getByRole('button', { name: texts.ask.send }).click();
    await expect(part.getByRole('listitem').filter({ hasText: question })).toBeVisible();
  });
});
