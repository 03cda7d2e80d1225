import { expect, type Page } from 'playwright/test';

/** Waits until the server-rendered page is hydrated. Only then the frame continues with its background work. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.getByRole('contentinfo').getByRole('group').first()).toBeVisible();
