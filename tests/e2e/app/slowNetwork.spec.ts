import { inSight } from '../../support/browser/shopperSteps.ts';
import { expect, test } from '../../support/shop/shop.ts';

test('a page whose code was not here when the network went opens by itself when it is back', async ({
  page,
  context,
  words,
}) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-network', 'here');
  await context.setOffline(true);
  await inSight(page.getByRole('link', { name: words.shell.cartWith(0) })).click();
  await expect(page.getByRole('heading', { level: 1, name: words.states.offline.title })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: words.cart.empty.title })).toBeVisible();
});
