import { links } from '../../../src/ui/press/links.ts';
import { enter, inSight, openCartWith } from '../../support/browser/shopperSteps.ts';
import { instructor } from '../../support/shop/person.ts';
import { expect, test } from '../../support/shop/shop.ts';

test('an instructor is told wherever buying is offered that only students buy', async ({ page, words }) => {
  const { course, courseStates, product, cart, checkout } = words;
  // The cart was filled before the sign-in.
  await openCartWith(page, words, '1018');
  await enter(page, instructor);
  await page.goto(links.course('1018'));
  await expect(inSight(page.getByText(courseStates.reasons.staff))).toBeVisible();
  await expect(page.getByRole('button', { name: course.offer.buy, exact: true })).toBeHidden();
  await page.goto(links.product('5001'));
  await expect(page.getByText(product.staff)).toBeVisible();
  await expect(page.getByRole('button', { name: product.addToCart })).toBeHidden();
  await page.goto(links.cart());
  await expect(page.getByRole('list', { name: cart.lines }).getByRole('listitem')).toHaveCount(1);
  await expect(inSight(page.getByText(cart.staff))).toBeVisible();
  await page.goto(links.checkout());
  await expect(page.getByRole('heading', { level: 1, name: checkout.staff.title })).toBeVisible();
});
