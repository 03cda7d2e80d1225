import type { Page } from 'playwright';
import { links } from '../../src/ui/press/links.ts';
import { enter } from '../support/browser/shopperSteps.ts';
import { student } from '../support/shop/person.ts';
import { wordsOn } from './moments.ts';
import type { ScreenState } from './screen.ts';

const at = (id: string) => async () => links.course(id);
const asStudentAt = (id: string) => async (page: Page) => {
  await enter(page, student);
  return links.course(id);
};

/** The plan picker with one, two, three, five and six plans, with personal plans, and the text below it. */
export const plans: readonly ScreenState[] = [
  { name: 'one', before: at('1012') },
  { name: 'two', before: at('1002') },
  { name: 'three', before: at('1009') },
  { name: 'five', before: at('1027') },
  { name: 'six', before: at('1001') },
  { name: 'owner', before: asStudentAt('1002') },
  { name: 'renewal', before: asStudentAt('1014') },
  {
    name: 'preview',
    before: at('1002'),
    after: async (page) => {
      const { watchFree } = (await wordsOn(page)).courseParts;
      const button = page.locator('.curriculum button', { hasText: watchFree }).first();
      await button.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await button.click();
      await page.locator('video').waitFor();
    },
  },
];
