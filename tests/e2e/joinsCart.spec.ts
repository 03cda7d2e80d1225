import { links } from '../../src/ui/press/links.ts';
import {
  becomeMember,
  fillSignIn,
  inSight,
  languageOf,
  openCartWith,
  pressBuy,
  titleOf,
} from '../support/browser/shopperSteps.ts';
import { memberNamed } from '../support/shop/person.ts';
import { expect, test } from '../support/shop/shop.ts';

/** One free and open at once, one free after an approval, one paid. */
const [owned, ordered, wanted] = ['1026', '1028', '1018'];

test('a sign-in at the cart names owned and ordered courses, and merges the rest', async ({
  page,
  otherDevice,
  words,
  locale,
}) => {
  const { cart, session, checkout } = words;
  const language = languageOf(locale);
  const member = memberNamed('จันทร์', 'มีแล้ว');
  const lines = page.getByRole('list', { name: cart.lines }).getByRole('listitem');

  await test.step('on another device a course is taken and another one asked for', async () => {
    const elsewhere = await otherDevice();
    await becomeMember(elsewhere, member);
    for (const [courseId, thanks] of [
      [owned, words.orders.thanks.free],
      [ordered, words.orders.thanks.freeApprove],
    ] as const) {
      await openCartWith(elsewhere, words, courseId);
      await elsewhere.goto(links.checkout());
      await inSight(elsewhere.getByRole('button', { name: checkout.submitFree })).click();
      await expect(elsewhere.getByRole('heading', { level: 1, name: thanks })).toBeVisible();
    }
  });

  await test.step('a guest fills a cart with both and a third, and signs in there', async () => {
    for (const courseId of [owned, ordered, wanted]) {
      await page.goto(links.course(courseId));
      await pressBuy(page, words);
    }
    await expect(lines).toHaveCount(3);
    await fillSignIn(page, words, member);
    const heading = page.getByRole('heading', { level: 1, name: cart.title });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
    const notice = page.getByRole('status').filter({ hasText: session.login.leftOutTitle });
    await expect(notice).toContainText(titleOf(owned, language));
    await expect(notice).toContainText(titleOf(ordered, language));
  });

  await test.step('only the third is in the cart, also after a reload', async () => {
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText(titleOf(wanted, language));
    await page.reload();
    await expect(lines).toHaveCount(1);
    await expect(lines).toContainText(titleOf(wanted, language));
  });
});
