import type { Page } from 'playwright';
import { siteSettings } from '../../src/contract/site/site.ts';
import { links } from '../../src/ui/press/links.ts';
import { wordsOn } from './moments.ts';
import type { Screen } from './screen.ts';

/** Makes the shop count visits for this page only, in markup and answers. */
const counted = (path: string) => async (page: Page) => {
  const replace = (pattern: RegExp | string, off: string, on: string) =>
    page.route(pattern, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(off, on) });
    });
  await replace(`**${siteSettings.path}`, '"is_enable_analytics":0', '"is_enable_analytics":1');
  await replace(`**${path}`, '"analyticsEnabled":false', '"analyticsEnabled":true');
  return path;
};

const question = async (page: Page) => {
  const { measurement } = await wordsOn(page);
  await page.getByRole('region', { name: measurement.ask }).waitFor();
};
const atFoot = async (page: Page) => {
  const { measurement } = await wordsOn(page);
  await page.getByRole('contentinfo').getByRole('group', { name: measurement.title }).scrollIntoViewIfNeeded();
};

/** The consent question about counting visits, and the places to change the answer. */
export const counting: readonly Screen[] = [
  {
    name: 'consent',
    path: links.home(),
    states: [
      { name: 'home', before: counted(links.home()), after: question },
      { name: 'course', before: counted(links.course('1003')), after: question },
      { name: 'default-layout', before: counted(links.course('1025')), after: question },
      { name: 'footer', before: counted(links.cart()), after: atFoot },
      {
        name: 'account',
        before: counted(links.account()),
        after: async (page) => await page.locator('#measurement').scrollIntoViewIfNeeded(),
      },
    ],
  },
];
