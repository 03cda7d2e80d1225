import { expect, test } from '../support/shop.ts';
import { inSight } from '../support/shopperSteps.ts';

/** A first visit: no worker holds the other pages yet. */
test.use({ serviceWorkers: 'block' });

test('a page that does not come is no spinner without an end: it says so and can be tried again', async ({
  page,
  words,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  const stuck = /\.js$/;
  await page.route(stuck, () => {});
  await inSight(page.getByRole('link', { name: words.shell.cartWith(0) })).click();
  await expect(page.getByRole('main').getByText(words.ui.loading)).toBeAttached();
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('heading', { level: 1, name: words.states.offline.title })).toBeVisible();
  await page.unroute(stuck);
  await page.getByRole('button', { name: words.states.offline.retry }).click();
  await expect(page.getByRole('heading', { level: 1, name: words.cart.empty.title })).toBeVisible();
});
