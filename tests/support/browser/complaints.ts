import type { Page } from 'playwright/test';

/** Notes in `complaints` what the page says of itself: a violation of its policy, an uncaught defect. Answers the page. */
export function complaintsOf(page: Page, complaints: string[]): Page {
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (defect) => complaints.push(defect.message));
  return page;
}
