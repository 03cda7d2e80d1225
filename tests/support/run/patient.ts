import type { Page } from 'playwright/test';

/**
 * A page whose `goto` and `reload` end once the app answers for all that stands there. What is pressed and typed earlier
 * is tested on purpose, at a moment that the journey itself brings about: such a journey names what it waits for
 * (`waitUntil`), and gets the page as it is then.
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

/** Runs in the page. What React answers for carries its mark; a part far down that nobody has looked at is inert until then. */
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
