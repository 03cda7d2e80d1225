import type { Locator, Page } from 'playwright/test';
import { links } from '../../../src/ui/press/links.ts';
import { atDesk, onPhone } from '../../support/browser/journeySettings.ts';
import { languageOf, titleOf } from '../../support/browser/shopperSteps.ts';
import type { Words } from '../../support/run/words.ts';
import { expect, test } from '../../support/shop/shop.ts';

/** Courses of the demo shop: with a curriculum in the shop's own layout, and one in each of the others. */
const courses = { three: '1001', one: '1022', four: '1015', default: '1025' };

const partsOn = (page: Page, words: Words) => ({
  menu: page.getByRole('navigation', { name: words.course.jump.label }),
  about: page.getByRole('region', { name: words.course.detail, exact: true }),
  beside: page.getByRole('complementary', { name: words.course.offer.label }),
  bar: page.getByRole('region', { name: words.course.offer.label, exact: true }),
});

async function open(page: Page, id: string, language: 'th' | 'en') {
  await page.goto(links.course(id));
  await expect(page.getByRole('heading', { level: 1, name: titleOf(id, language) })).toBeVisible();
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not in sight');
  return box;
};

const middleOf = async (part: Locator) => {
  const { x, width } = await boxOf(part);
  return x + width / 2;
};

for (const { size, columns } of [
  { size: onPhone, columns: 'one column on a phone' },
  { size: atDesk, columns: 'its columns at a desk' },
]) {
  test.describe(() => {
    test.use(size);

    test(`each layout has ${columns}`, async ({ page, words, locale, isMobile }) => {
      const language = languageOf(locale);
      const { menu, about, beside, bar } = partsOn(page, words);

      await test.step('three: 18 to 6', async () => {
        await open(page, courses.three, language);
        if (isMobile) return await expect(bar).toBeVisible();
        await expect(bar).toBeHidden();
        expect((await boxOf(about)).width / (await boxOf(beside)).width).toBeCloseTo(18 / 6, 1);
      });

      await test.step('one: 5 to 14 to 5, the menu at the left', async () => {
        await open(page, courses.one, language);
        if (isMobile) return await expect(bar).toBeVisible();
        const widths = [(await boxOf(menu)).width, (await boxOf(about)).width, (await boxOf(beside)).width];
        expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(14 / 5, 1);
        expect((widths[1] ?? 0) / (widths[2] ?? 1)).toBeCloseTo(14 / 5, 1);
        expect(await middleOf(menu)).toBeLessThan(await middleOf(about));
        expect(await middleOf(about)).toBeLessThan(await middleOf(beside));
      });

      await test.step('four: the panel 7 to 17 at the left, on phones before the description', async () => {
        await open(page, courses.four, language);
        const panel = beside.getByRole('heading', { name: words.course.offer.buy });
        await expect(panel).toBeVisible();
        if (!isMobile) {
          expect((await boxOf(about)).width / (await boxOf(beside)).width).toBeCloseTo(17 / 7, 1);
          expect(await middleOf(beside)).toBeLessThan(await middleOf(about));
          return;
        }
        const content = page.getByRole('region', { name: words.course.content });
        const tops = [(await boxOf(beside)).y, (await boxOf(about)).y, (await boxOf(content)).y];
        expect(tops).toEqual(tops.toSorted((a, b) => a - b));
        expect((await boxOf(beside)).width).toBe((await boxOf(about)).width);
      });

      await test.step('default: one column, and the bar at every size', async () => {
        await open(page, courses.default, language);
        await expect(bar).toBeVisible();
        await expect(beside).toHaveCount(0);
      });

      await test.step('an icon without a word has its name beside it while the pointer is there', async () => {
        const icon = page.getByRole('banner').getByRole('link', { name: words.shell.search });
        const shown = () =>
          icon.evaluate((link) => {
            const { content, visibility } = getComputedStyle(link, '::after');
            return visibility === 'visible' ? content : 'none';
          });
        expect(await shown()).toBe('none');
        await icon.hover();
        if (isMobile) expect(await shown()).toBe('none');
        else await expect.poll(shown).toContain(words.shell.search);
      });
    });
  });
}
