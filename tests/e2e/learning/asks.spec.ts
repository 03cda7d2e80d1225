import type { Locator } from 'playwright/test';
import { comment as commentEn } from '../../../src/i18n/en/catalogue/comment.ts';
import { customPage as customPageEn } from '../../../src/i18n/en/catalogue/customPage.ts';
import { moderation as moderationEn } from '../../../src/i18n/en/catalogue/moderation.ts';
import { pageEditing as admin } from '../../../src/i18n/en/catalogue/pageEditing.ts';
import { comment as commentTh } from '../../../src/i18n/th/catalogue/comment.ts';
import { customPage as customPageTh } from '../../../src/i18n/th/catalogue/customPage.ts';
import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { links } from '../../../src/ui/press/links.ts';
import { enter, languageOf } from '../../support/browser/shopperSteps.ts';
import { instructor, student } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

/** Harmless only as text. */
const evil = '<img src=x onerror="document.title=1">';

/** Nine columns, of a word each. */
const wideTable = `<table><tr>${'<td>พฤหัสบดี</td>'.repeat(9)}</tr></table>`;

/** One in the other. */
const narrowTables = '<table><tr><td>จันทร์<table><tr><td>9</td></tr></table></td></tr></table>';

/** A course of the demo's teacher without questions. */
const taughtByThem = links.course('1003');

test('a student asks, the teacher answers, a guest reads it, and the administrator hides a reported comment', {
  tag: '@proof',
}, async ({ page, desk, otherDevice, locale, words }) => {
  const texts = languageOf(locale) === 'th' ? commentTh : commentEn;
  const question = `เรียนบนมือถือได้ไหม ${crypto.randomUUID().slice(0, 8)} ${evil}`;
  const part = page.getByRole('region', { name: words.course.comments, exact: true });
  const field = part.getByRole('textbox', { name: texts.ask.label });
  const leafOf = (text: string) => part.getByRole('listitem').filter({ hasText: text });

  await test.step('a student’s text survives a reload, and is asked once', async () => {
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

  await test.step('an edit that comes too late is shown with the answer', async () => {
    await part.getByRole('button', { name: texts.change.save }).click();
    await expect(part.getByText(texts.change.tooLate.answered)).toBeVisible();
    await expect(part.getByText(`${question} และแท็บเล็ต`)).toBeVisible();
    await expect(part.getByText('ได้เลยค่ะ')).toBeVisible();
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
    await reader.keyboard.press('Escape');
    await expect(reader.getByRole('dialog')).toBeHidden();
    const title = reader.getByRole('heading', { level: 1 });
    const titleBefore = await title.innerText();
    await reader.locator('.rail').getByRole('link').first().click();
    // The address changes before the page does.
    await expect(title).not.toHaveText(titleBefore);
    await read.scrollIntoViewIfNeeded();
    await read.getByRole('button', { name: texts.ask.signIn }).click();
    await expect(reader.getByRole('dialog')).toBeVisible();
    await reader.keyboard.press('Escape');
    await expect(reader.getByRole('dialog')).toBeHidden();
  });

  await test.step('the administrator hides it, and its author is told', async () => {
    await desk.goto(deskLinks.comments());
    const reported = desk.getByRole('article').filter({ hasText: question });
    await expect(reported.getByText(commentEn.report.reasons.offTopic)).toBeVisible();
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

test('the administrator writes a page of the shop, and everybody finds and reads it', async ({
  page,
  desk,
  locale,
}) => {
  const texts = languageOf(locale) === 'th' ? customPageTh : customPageEn;
  const path = `visit-${crypto.randomUUID().slice(0, 8)}`;
  const title = `แวะมาหาเรา ${path}`;

  await test.step('with a heading, and cleaned of what runs', async () => {
    await desk.goto(deskLinks.pages());
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
    const drawn = await (await page.request.get(links.customPage(path))).text();
    expect(drawn).toContain(`<h1>${title}</h1>`);
    expect(drawn.match(/tabindex="0" aria-label/g), 'without a script each can be reached').toHaveLength(3);
    await page.goto(links.customPage(path));
    const [was, scrolling] = [page.viewportSize(), page.getByRole('group', { name: texts.table })];
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(scrolling, 'of three tables one does not fit').toHaveCount(1);
    await scrollsByItself(scrolling);
    await page.locator('.rich').evaluate(({ style }) => Object.assign(style, { maxWidth: 'none', width: '2000px' }));
    await expect(scrolling, 'with room all of them fit').toHaveCount(0);
    await expect(page.locator('.rich [tabindex], .rich [aria-label]')).toHaveCount(0);
    if (was !== null) await page.setViewportSize(was);
    expect((await page.request.get(links.customPage(`${path}-x`), { headers: { accept: 'text/html' } })).status()).toBe(
      404,
    );
  });
});

/** A wide table scrolls sideways, by touch and keyboard, in a page as wide as the screen. */
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
