import { expect, type Page } from 'playwright/test';

/**
 * Waits until the app answers on the page that the server drew; a link leads on by itself before that. The frame goes on
 * with what can wait only once the page is the app's.
 */
export const takenOver = (page: Page): Promise<void> =>
  expect(page.getByRole('contentinfo').getByRole('group').first()).toBeVisible();
