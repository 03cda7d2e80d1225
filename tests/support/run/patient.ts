import type { Page } from 'playwright/test';

/**
 * A page whose `goto` and `reload` wait until the app is hydrated. A journey that tests earlier presses names its own
 * moment (`waitUntil`), and gets the page as it is then.
 */
export function patient(page: Page): Page {
  const { goto, reload } = { goto: page.goto.bind(page), reload: page.reload.bind(page) };
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (!options?.waitUntil) await page.waitForFunction(isAnswered);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await page.waitForFunction(isAnswered);
    return answer;
  };
  return page;
}

/** Runs in the page. React marks hydrated elements; a part far down stays inert until it is seen. */
function isAnswered(): boolean {
  const root = document.getElementById('root');
  if (!root) return true;
  const isMarked = (element: Element, mark: string) => Object.keys(element).some((key) => key.startsWith(mark));
  const handled = [...root.querySelectorAll('a, button, input, select, textarea, [tabindex]')];
  return (
    isMarked(root, '__reactContainer') &&
    handled.every((one) => one.closest('[inert], .rich') !== null || isMarked(one, '__reactProps'))
  );
}
