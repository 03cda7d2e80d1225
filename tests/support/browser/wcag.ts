import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The WCAG A and AA rules that the visible page violates, each with its elements. */
export async function wcagFaults(page: Page): Promise<string[]> {
  // A half-faded notice has half its contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(untilAtRest);
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const faults: string[] = [];
  for (const { id, nodes } of violations) {
    const targets = nodes.map(({ target }) => target.join(' '));
    const left = id === 'target-size' ? await smallInTheMiddle(page, targets) : targets;
    if (left.length > 0) faults.push(`${id}: ${left.join(', ')}`);
  }
  return faults;
}

/**
 * The targets that are too small also in the middle of the screen. Elsewhere a bar that stays on top may lie over a part
 * of them, which a person scrolls away.
 */
async function smallInTheMiddle(page: Page, targets: readonly string[]): Promise<string[]> {
  const small: string[] = [];
  for (const target of targets) {
    await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { violations } = await new AxeBuilder({ page }).include(target).withRules('target-size').analyze();
    if (violations.length > 0) small.push(target);
  }
  return small;
}

/** Runs in the page. */
async function untilAtRest(): Promise<void> {
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map((one) => one.finished));
}
