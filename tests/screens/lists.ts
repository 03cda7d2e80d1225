import { links } from '../../src/ui/press/links.ts';
import type { ScreenState } from './screen.ts';

const at = (path: string) => async () => path;

/** A list that was asked in an odd way. */
export const oddLists: readonly ScreenState[] = [
  { name: 'mistyped', before: at(links.courses('บญชี')) },
  { name: 'other-layout', before: at(links.courses('ำปแำส')) },
  { name: 'behind-the-end', before: at(`${links.courses()}?page=999&pageSize=40`) },
  { name: 'too-long', before: at(links.courses('ก'.repeat(500))) },
  {
    name: 'no-pictures',
    before: async (page) => {
      await page.route('**/uploads/public/**', (route) => route.abort());
      return links.courses();
    },
  },
];
