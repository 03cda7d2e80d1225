import type { Page } from 'playwright/test';

/** Collects policy violations and uncaught errors of a page in `complaints`. Returns the page. */
export function complaintsOf(page: Page, complaints: string[]): Page {
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (defect) => complaints.push(defect.message));
  return page;
}
