import { expect, type Locator, type Page } from 'playwright/test';

/**
 * Expects a visible notice that covers neither title nor buttons of the open sheet; on wide screens none of the sheet.
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

/** Expects a visible notice that covers nothing of this element. */
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
