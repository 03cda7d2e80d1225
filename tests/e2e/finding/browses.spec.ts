import type { Page } from 'playwright/test';
import { list as en } from '../../../src/i18n/en/catalogue/list.ts';
import { list as th } from '../../../src/i18n/th/catalogue/list.ts';
import { links } from '../../../src/ui/press/links.ts';
import { languageOf } from '../../support/browser/shopperSteps.ts';
import type { Words } from '../../support/run/words.ts';
import { expect, test } from '../../support/shop/shop.ts';

test('a list is filtered and lengthened, and returning to it restores filters, order, rows and position', async ({
  page,
  words,
  locale,
}) => {
  const texts = { th, en }[languageOf(locale)];
  const rows = page.getByRole('article');
  await page.goto(links.courses());
  await page.getByRole('navigation', { name: words.catalogue.categories }).getByRole('link').nth(3).click();
  await expect(page).toHaveURL(/\/courses\/[\w-]+$/);
  await page
    .getByRole('navigation', { name: words.catalogue.categories })
    .getByRole('link', { name: words.catalogue.kinds.course, exact: true })
    .click();
  await page.getByLabel(words.list.pages.perPage).selectOption('20');
  await expect(page).toHaveURL(/pageSize=20$/);
  await page.getByLabel(words.list.sort.label).selectOption('priceDown');
  await expect(page).toHaveURL(/sort=priceDown&pageSize=20$/);
  await expect(rows).toHaveCount(20);

  await test.step('a filter leaves as many rows as it says', async () => {
    await page.locator('summary', { hasText: texts.filters }).click();
    const free = page.getByRole('link', { name: new RegExp(`^${texts.free} `) });
    const count = Number((await free.innerText()).match(/\d+$/)?.[0]);
    await free.click();
    await expect(page).toHaveURL(/price=free/);
    await expect(rows).toHaveCount(count);
    await page.getByRole('link', { name: texts.clear }).click();
    await expect(rows).toHaveCount(20);
    await page.locator('summary', { hasText: texts.filters }).click();
    await expect(free).toBeHidden();
  });
  await page.getByRole('link', { name: /^(ดูเพิ่มอีก|Show) / }).click();
  await expect(rows).not.toHaveCount(20);

  const left = await test.step('leaves it far below', () => leaves(page, words));
  await test.step('returns', () => comesBack(page, left));
  await test.step('returns from a course that was reloaded', async () => {
    await leaves(page, words);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: left.title })).toBeVisible();
    await comesBack(page, left);
  });
  await test.step('restores its position after a reload', async () => {
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left.top);
  });
});

test('without any script the first page is searched, read and paged', async ({ browser, server, locale, words }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: server.url,
    ...(locale && { locale }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('article').first().locator('img')).toHaveAttribute('fetchpriority', 'high');
  const preloads = page.locator('head > link[rel=preload][as=image]');
  await expect(preloads.first()).toHaveAttribute('type', 'image/avif');
  await page.getByRole('searchbox', { name: words.catalogue.searchLabel.all }).fill('SQL');
  await page.getByRole('button', { name: words.catalogue.search, exact: true }).click();
  await expect(page).toHaveURL(/\/search\?keyword=SQL$/);
  await expect(page.getByRole('article').locator('mark').first()).toHaveText('SQL');
  await context.close();
});

type Left = { readonly title: string; readonly top: number };

/** Opens a course far down; returns it and the scroll position. */
async function leaves(page: Page, words: Words): Promise<Left> {
  const article = page.getByRole('article').nth(22);
  await article.scrollIntoViewIfNeeded();
  const title = await article.getByRole('heading').innerText();
  // The press itself may scroll an element at the edge into view.
  await page.evaluate(() => {
    addEventListener('click', () => sessionStorage.setItem('left', String(Math.round(scrollY))), { capture: true });
  });
  await article.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByLabel(words.list.sort.label)).toBeHidden();
  const top = await page.evaluate(() => Number(sessionStorage.getItem('left')));
  expect(top).toBeGreaterThan(500);
  return { title, top };
}

async function comesBack(page: Page, { top }: Left): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL(/sort=priceDown&more=1&pageSize=20$/);
  await expect(page.getByRole('article').nth(22)).toBeVisible();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
}

const phoneWidth = 390;

test('at a desk no picture of a list lies over the words beside it', async ({ page }) => {
  for (const width of [1280, 800]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${links.courses()}?pageSize=40`);
    await expect(page.getByRole('article').last()).toBeVisible();
    expect(await page.getByRole('article').evaluateAll(coveredLeaves), `${width}`).toEqual([]);
  }
});

/** Runs in the page: the words of leaves whose picture reaches over them. */
function coveredLeaves(leaves: Element[]): string[] {
  return leaves.flatMap((leaf) => {
    const [picture, words] = ['.cover', '.bd'].map((part) => leaf.querySelector(part)?.getBoundingClientRect());
    if (!picture || !words) return ['no leaf'];
    const isBeside = picture.right <= words.left + 1 || picture.bottom <= words.top + 1;
    return isBeside ? [] : [leaf.textContent ?? ''];
  });
}

test('letters twice as large cut no text off, and nothing has to be scrolled aside', async ({ page }) => {
  await page.setViewportSize({ width: phoneWidth, height: 844 });
  const courses = ['1001', '1003', '1015', '1013', '1025', '1028'].map((id) => links.course(id));
  for (const address of [links.home(), links.courses(), links.product('5001'), links.promotion('1'), ...courses]) {
    await page.goto(address);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      // Content far down is otherwise laid out when it comes into view.
      const all = new CSSStyleSheet();
      all.replaceSync('* { content-visibility: visible !important; }');
      document.adoptedStyleSheets.push(all);
    });
    expect(await page.evaluate(cutTexts, phoneWidth), address).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, address).toBeLessThanOrEqual(phoneWidth);
  }
});

/** Runs in the page: texts that overflow the screen or their clipping box and cannot be scrolled to. */
function cutTexts(width: number): string[] {
  const cut: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const within = text.parentElement;
    if (!within?.checkVisibility({ visibilityProperty: true }) || within.closest('.vh, .skip')) continue;
    // A trailing space may overflow.
    for (const word of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      if (range.getBoundingClientRect().right > endOfSight(within) + 1) cut.push(word[0]);
    }
  }
  return cut;

  /** The edge of the clipping box or screen; scroll containers do not clip. */
  function endOfSight(inside: Element): number {
    let end = Number.POSITIVE_INFINITY;
    for (let frame: Element | null = inside; frame !== null; frame = frame.parentElement) {
      const { overflowX } = getComputedStyle(frame);
      if (/auto|scroll/.test(overflowX)) return end;
      if (overflowX !== 'visible') end = Math.min(end, frame.getBoundingClientRect().right);
    }
    return Math.min(end, width);
  }
}
