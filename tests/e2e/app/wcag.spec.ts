import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { links } from '../../../src/ui/press/links.ts';
import { enter, openCartWith } from '../../support/browser/shopperSteps.ts';
import { wcagFaults } from '../../support/browser/wcag.ts';
import { administrator } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

/** The proof "axe" checks every screen in every state. */
test('a course, the checkout and the desk keep WCAG A and AA, in both themes', { tag: '@proof' }, async ({
  page,
  words,
}) => {
  const look = async (address: string) => {
    await page.goto(address);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await wcagFaults(page), `${address}, ${colorScheme}`).toEqual([]);
    }
  };
  await openCartWith(page, words, '1018');
  for (const address of [links.course('1003'), links.checkout()]) await look(address);
  await enter(page, administrator);
  await look(deskLinks.orders());
});
