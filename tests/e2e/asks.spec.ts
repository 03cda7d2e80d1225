import type { Locator, Page } from 'playwright/test';
import { comment as commentEn } from '../../src/i18n/en/catalogue/comment.ts';
import { customPage as customPageEn } from '../../src/i18n/en/catalogue/customPage.ts';
import { moderation as moderationEn } from '../../src/i18n/en/catalogue/moderation.ts';
import { pageEditing as admin } from '../../src/i18n/en/catalogue/pageEditing.ts';
import { comment as commentTh } from '../../src/i18n/th/catalogue/comment.ts';
import { customPage as customPageTh } from '../../src/i18n/th/catalogue/customPage.ts';
import { links } from '../../src/ui/press/links.ts';
import { keepsAnswer } from '../support/browser/offline.ts';
import { enter, fillSignIn, languageOf } from '../support/browser/shopperSteps.ts';
import { instructor, student } from '../support/shop/person.ts';
import { expect, test } from '../support/shop/shop.ts';

/** Harmless only as text. */
const evil = '<img src=x onerror="document.title=1">';
/** Nine columns, of a word each. */
const wideTable = `<table><tr>${'<td>พฤหัสบดี</td>'.repeat(9)}</tr></table>`;
/** One in the other. */
const narrowTables = '<table><tr><td>จันทร์<table><tr><td>9</td></tr></table></td></tr></table>';
/** Of the demo's teacher; nobody has asked there yet. */
const taughtByThem = links.course('1003');
const alsoTaughtByThem = links.course('1005');

test('a student asks, the teacher answers, a guest reads it, and the administrator hides what was reported', async ({
  page,
  desk,
  otherDevice,
  locale,
  words,
  accessible,
}) => {
  const texts = languageOf(locale) === 'th' ? commentTh : commentEn;
  const question = `เรียนบนมือถือได้ไหม ${crypto.randomUUID().slice(0, 8)} ${evil}`;
  const part = page.getByRole('region', { name: words.course.comments, exact: true });
  const field = part.getByRole('textbox', { name: texts.ask.label });
  const leafOf = (text: string) => part.getByRole('listitem').filter({ hasText: text });

  await test.step('what a student types survives a reload, and is asked once', async () => {
    await enter(page, student);
    await page.goto(`${taughtByThem}#comments`);
    await part.scrollIntoViewIfNeeded();
    await part.getByRole('button', { name: texts.ask.send }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(texts.problems['comment.text.required']));
    await field.fill(question);
    await page.reload();
    await part.scrollIntoViewIfNeeded();
    await expect(field).toHaveValue(question);
    await part.getByRole('button', { name: texts.ask.send }).click();
    await expect(leafOf(question)).toBeVisible();
    await expect(field).toHaveValue('');
    await accessible(page, 'a question');
    await leafOf(question).getByRole('button', { name: texts.change.open }).click();
    await part.getByRole('textbox', { name: texts.change.label }).fill(`${question} และแท็บเล็ต`);
  });

  await test.step('the teacher answers it', async () => {
    const classroom = await otherDevice();
    await enter(classroom, instructor);
    await classroom.goto(`${taughtByThem}#comments`);
    const teachers = classroom.getByRole('region', { name: words.course.comments, exact: true });
    await teachers.scrollIntoViewIfNeeded();
    const asked = teachers.getByRole('listitem').filter({ hasText: question });
    await asked.getByRole('button', { name: texts.answer.openOf('มะลิ จ.') }).click();
    await asked.getByRole('textbox', { name: texts.answer.label }).fill('ได้เลยค่ะ');
    await asked.getByRole('button', { name: texts.answer.send }).click();
    await expect(asked.getByText('ได้เลยค่ะ')).toBeVisible();
    await asked.getByRole('button', { name: texts.report.openOf('มะลิ จ.') }).click();
    const send = classroom.getByRole('dialog').getByRole('button', { name: texts.report.send });
    await send.click();
    await expect(classroom.getByText(texts.report.reasonMissing)).toBeVisible();
    await expect(classroom.getByRole('dialog').getByRole('radio').first()).toBeFocused();
    await classroom.getByRole('radio', { name: texts.report.reasons.offTopic }).check();
    await expect(classroom.getByText(texts.report.reasonMissing)).toBeHidden();
    await accessible(classroom, 'a report of a comment');
    const note = classroom.getByRole('dialog').getByRole('textbox', { name: texts.report.note });
    await note.fill('ไม่เกี่ยวกับบทเรียน');
    await classroom.reload();
    await teachers.scrollIntoViewIfNeeded();
    await asked.getByRole('button', { name: texts.report.openOf('มะลิ จ.') }).click();
    await expect(note).toHaveValue('ไม่เกี่ยวกับบทเรียน');
    await expect(classroom.getByRole('radio', { name: texts.report.reasons.offTopic })).toBeChecked();
    await send.click();
    await expect(asked.getByText(texts.report.reported)).toBeVisible();
  });

  await test.step('what the student was changing meanwhile is too late, and is told with the answer', async () => {
    await part.getByRole('button', { name: texts.change.save }).click();
    await expect(part.getByText(texts.change.tooLate.answered)).toBeVisible();
    await expect(part.getByText(`${question} และแท็บเล็ต`)).toBeVisible();
    await expect(part.getByText('ได้เลยค่ะ')).toBeVisible();
    await accessible(page, 'a change that came too late');
    await part.getByRole('button', { name: texts.change.forget }).click();
    await expect(part.getByText(texts.change.tooLate.answered)).toBeHidden();
    await expect(part.getByText(question, { exact: true })).toBeVisible();
  });

  const readAsGuest = async () => {
    const reader = await otherDevice();
    await reader.goto(`${taughtByThem}#comments`);
    const read = reader.getByRole('region', { name: words.course.comments, exact: true });
    await read.scrollIntoViewIfNeeded();
    await expect(read.getByRole('button', { name: texts.ask.signIn })).toBeVisible();
    return { reader, read };
  };

  await test.step('a guest reads both', async () => {
    const { reader, read } = await readAsGuest();
    await expect(read.getByText(question)).toBeVisible();
    await expect(read.getByText('ได้เลยค่ะ')).toBeVisible();
    await expect(read.getByRole('textbox')).toBeHidden();
    await read.getByRole('button', { name: texts.ask.signIn }).click();
    await expect(reader.getByRole('dialog')).toBeVisible();
    await accessible(reader, 'questions as a guest reads them');
    await reader.keyboard.press('Escape');
    await expect(reader.getByRole('dialog')).toBeHidden();
    await reader.locator('.rail').getByRole('link').first().click();
    await expect(reader).not.toHaveURL(/course\/1003/);
    await read.scrollIntoViewIfNeeded();
    await read.getByRole('button', { name: texts.ask.signIn }).click();
    await expect(reader.getByRole('dialog')).toBeVisible();
    await reader.keyboard.press('Escape');
    await expect(reader.getByRole('dialog')).toBeHidden();
  });

  await test.step('the administrator hides it, and its author is told', async () => {
    await desk.goto(links.adminComments());
    const reported = desk.getByRole('article').filter({ hasText: question });
    await expect(reported.getByText(commentEn.report.reasons.offTopic)).toBeVisible();
    await accessible(desk, 'comments that were reported');
    await reported.getByRole('button', { name: moderationEn.hideOf('มะลิ จ.') }).click();
    await expect(reported).toBeHidden();
    await page.reload();
    await part.scrollIntoViewIfNeeded();
    await expect(part.getByText(texts.hidden)).toBeVisible();
    const { read } = await readAsGuest();
    await expect(read.getByText(texts.empty)).toBeVisible();
    await expect(read.getByText(question)).toBeHidden();
  });
});

test('what is typed about a question that the shop hides meanwhile is not lost', async ({
  page,
  desk,
  otherDevice,
  locale,
  words,
  accessible,
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

  await desk.goto(links.adminComments());
  await desk.getByRole('radio', { name: moderationEn.states.all }).check({ force: true });
  const there = desk.getByRole('article').filter({ hasText: question });
  await there.getByRole('button', { name: moderationEn.hideOf('มะลิ จ.') }).click();
  await expect(desk.getByText(moderationEn.hidden, { exact: true })).toBeVisible();

  await part.getByRole('button', { name: texts.change.save }).click();
  await expect(part.getByText(texts.hidden)).toBeVisible();
  await expect(part.getByText(texts.change.tooLate.hidden)).toBeVisible();
  await expect(part.getByText(`${question} รถตู้ด้วย`)).toBeVisible();
  await accessible(page, 'a change of what the shop has hidden');
  // No field stands there any more that the list could take away.
  const askedAnew = page.waitForRequest((request) => request.url().includes('/comments'));
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await askedAnew;
  await part.getByRole('button', { name: texts.change.forget }).click();
  await expect(part.getByText(texts.change.tooLate.hidden)).toBeHidden();
  // As after a look at another window.
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
    // The app has taken the page over, so that what comes now is what was not needed for that.
    await expect(page.locator('html')).toHaveAttribute('data-network', 'here');
    isSlow = true;
    const button = page.locator('#comments button').filter({ hasText: ask.signIn });
    await button.evaluate(press);
    const heard = page.locator('[data-heard]').or(page.getByRole('status').filter({ hasText: words.ui.loading }));
    await expect(heard.first()).toBeAttached();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('the administrator writes a page of the shop, and everybody finds and reads it', async ({
  page,
  desk,
  locale,
  accessible,
}) => {
  const texts = languageOf(locale) === 'th' ? customPageTh : customPageEn;
  const path = `visit-${crypto.randomUUID().slice(0, 8)}`;
  const title = `แวะมาหาเรา ${path}`;

  await test.step('with a heading, and cleaned of what runs', async () => {
    await desk.goto(links.adminPages());
    await accessible(desk, 'the pages of the shop');
    await desk.getByRole('link', { name: admin.add }).click();
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByLabel(admin.fields.path)).toHaveAccessibleDescription(
      new RegExp(admin.problems['page.path.required']),
    );
    await desk.getByLabel(admin.fields.path).fill(path);
    await desk.getByLabel(admin.fields.titleTh).fill(title);
    await desk
      .getByRole('textbox', { name: admin.fields.bodyTh })
      .fill(`เปิดทุกวัน${evil}<script>1</script>\n\n${wideTable}${narrowTables}`);
    await desk.getByRole('toolbar').first().getByRole('button', { name: admin.tools.heading }).click();
    const preview = desk.getByRole('region', { name: `${admin.preview} · ${admin.fields.bodyTh}` });
    await expect(preview.getByRole('heading', { name: admin.samples.heading })).toBeVisible();
    await expect(preview.getByRole('img')).toHaveCount(0);
    await accessible(desk, 'a page as it is written');
    await desk.getByLabel(admin.fields.isPublished).check();
    await desk.getByRole('button', { name: 'Save' }).click();
    await expect(desk.getByText(admin.saved)).toBeVisible();
  });

  await test.step('linked at the end of every page', async () => {
    await page.goto(links.customPage('about'));
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(links.customPage(path));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('เปิดทุกวัน')).toBeVisible();
    await expect(page.getByRole('article').getByRole('img')).toHaveCount(0);
    await expect(page.getByText(new RegExp(texts.updated('.+')))).toBeVisible();
    await accessible(page, 'a page of the shop');
    const drawn = await (await page.request.get(links.customPage(path))).text();
    expect(drawn).toContain(`<h1>${title}</h1>`);
    expect(drawn.match(/tabindex="0" aria-label/g), 'without a script each can be reached').toHaveLength(3);
    await page.goto(links.customPage(path));
    const [was, scrolling] = [page.viewportSize(), page.getByRole('group', { name: texts.table })];
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(scrolling, 'of three tables one does not fit').toHaveCount(1);
    await scrollsByItself(scrolling);
    await accessible(page, 'a page with a table that scrolls');
    await page.locator('.rich').evaluate(({ style }) => Object.assign(style, { maxWidth: 'none', width: '2000px' }));
    await expect(scrolling, 'with room all of them fit').toHaveCount(0);
    await expect(page.locator('.rich [tabindex], .rich [aria-label]')).toHaveCount(0);
    if (was !== null) await page.setViewportSize(was);
    expect((await page.request.get(links.customPage(`${path}-x`), { headers: { accept: 'text/html' } })).status()).toBe(
      404,
    );
  });
});

/** A wide table is read word by word, sideways and by the keys, in a page that is as wide as the screen. */
async function scrollsByItself(box: Locator): Promise<void> {
  await expect(box).toBeVisible();
  const shape = await box.evaluate((element) => ({
    isWider: element.scrollWidth > element.clientWidth,
    pageFits: document.documentElement.scrollWidth <= innerWidth,
    lines: Math.max(
      ...[...element.querySelectorAll('td')].map((cell) => {
        const words = document.createRange();
        words.selectNodeContents(cell);
        return words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(cell).lineHeight);
      }),
    ),
  }));
  expect(shape.pageFits).toBe(true);
  expect(shape.lines).toBeLessThan(1.5);
  expect(shape.isWider).toBe(true);
  await box.focus();
  await box.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
}

/** Runs in the page: what a finger does, also where the button itself hears nothing yet. */
function press(button: Element): void {
  button.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = button.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  document.elementFromPoint(at.clientX, at.clientY)?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...at }));
}

test('whose session ended while they typed a question is told so where they are, and asks it after signing in', async ({
  page,
  locale,
  words,
  accessible,
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

  await test.step('told by a press: the way to the sign-in and back keeps what was typed', async () => {
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
    await accessible(page, 'a session that ended, on a course');
    await told.getByRole('button', { name: login }).click();
    await fillSignIn(page.getByRole('dialog'), words, student);
    await expect(told).toBeHidden();
    await typedStands();
    await part.getByRole('button', { name: texts.ask.send }).click();
    await expect(part.getByRole('listitem').filter({ hasText: question })).toBeVisible();
  });
});
