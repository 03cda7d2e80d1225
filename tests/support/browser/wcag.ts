import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The WCAG A and AA rules that the visible page violates, each with its elements. */
export async function wcagFaults(page: Page): Promise<string[]> {
  // A half-faded notice has half its contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(untilAtRest);
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Runs in the page. */
async function untilAtRest(): Promise<void> {
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((one) => one.finished));
}
