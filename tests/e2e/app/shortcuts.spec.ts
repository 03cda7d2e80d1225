import { expect, test } from '../../support/shop/shop.ts';

test('a course is passed on by its own address', async ({ page, context, words }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Not every system has a share sheet; copying works everywhere.
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto('/course/1003?coupon=secret');
  const button = page.getByRole('button', { name: words.ui.share, exact: true });
  await button.click();
  await expect(page.getByText(words.sharing.copied)).toBeVisible();
  const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect([copied.pathname.split('-')[0], copied.search]).toEqual(['/course/1003', '']);
  const box = await button.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
});
