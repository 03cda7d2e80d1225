import { expect, type Locator, type Page } from 'playwright/test';

/**
 * A notice stands in sight, and beside the title, the cross and the buttons of the sheet that is open; at a desk, beside
 * all of it.
 */
export async function expectClearOf(page: Page, sheet: Locator): Promise<void> {
  const notice = page.locator('.toast').first();
  await expect(notice).toBeVisible();
  const isAtDesk = (page.viewportSize()?.width ?? 0) >= 1280;
  if (isAtDesk) await expect.poll(() => areApart(notice, sheet), 'a notice is apart from the sheet').toBe(true);
  for (const part of ['.dlg-head', '.acts']) {
    await expect.poll(() => areApart(notice, sheet.locator(part)), `a notice is apart from ${part}`).toBe(true);
  }
}

/** A notice stands in sight and covers nothing of this part. */
export async function expectBeside(page: Page, part: Locator): Promise<void> {
  const notice = page.locator('.toast').first();
  await expect(notice).toBeVisible();
  await expect.poll(() => areApart(notice, part), 'a notice is apart from what it must not cover').toBe(true);
}

async function areApart(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) return false;
  return a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x;
}
