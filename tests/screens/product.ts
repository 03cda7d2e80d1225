import type { Page } from 'playwright';
import { links } from '../../src/ui/press/links.ts';
import { whenBroken, whileLoading, wordsOn } from './moments.ts';
import type { ScreenState } from './screen.ts';

const at = (path: string) => async () => path;
const tab = (part: 'facts' | 'shipping') => async (page: Page) => {
  const { tabs } = (await wordsOn(page)).product;
  await page.getByRole('tab', { name: tabs[part] }).click();
};

/** The product page in its states. */
export const product: readonly ScreenState[] = [
  { name: 'filled' },
  { name: 'facts', after: tab('facts') },
  { name: 'delivery', after: tab('shipping') },
  {
    name: 'film',
    after: async (page) => {
      await page.locator('.gallery-thumbs button').nth(1).click();
      await page.locator('.gallery-play').waitFor();
    },
  },
  {
    name: 'close',
    after: async (page) => {
      const { gallery } = (await wordsOn(page)).product;
      await page.getByRole('button', { name: gallery.closeUp }).click();
      await page.getByRole('dialog').getByRole('button', { name: gallery.larger }).click();
    },
  },
  { name: 'few-left', before: at(links.product('5008')) },
  { name: 'sold-out', before: at(links.product('5007')) },
  {
    name: 'in-cart',
    after: async (page) => {
      const words = (await wordsOn(page)).product;
      await page.getByRole('button', { name: words.addToCart }).click();
      await page.getByRole('link', { name: words.seeCart(1) }).waitFor();
    },
  },
  { name: 'other-address', before: at(links.product('japanese-kana-workbook')) },
  { name: 'not-here', before: at(links.product('9999')) },
  { name: 'offline', offline: true },
  { name: 'loading', after: whileLoading },
  { name: 'broken', after: whenBroken },
];
