type Stop = { readonly element: Element; readonly top: number; readonly pageHeight: number };

/** Target of a link within the page. */
const goal = 'main :is(h2, aside)[tabindex="-1"]';

/**
 * Keeps the element that was reached by keyboard or by a page menu in view while content above it loads, because scroll
 * anchoring of browsers is unreliable. A scroll by the person ends it. Returns a function that stops it.
 */
export function holdFocusInSight(): () => void {
  let seen: Stop | null = null;
  const note = () => {
    seen = stopInSight();
  };
  // A browser scrolls to a focused element after the event, and content may load before that.
  const noteFocus = () => {
    const element = wentTo();
    seen = element === null || element.matches(goal) ? stopInSight() : stopAt(element);
  };
  const noteScroll = () => {
    // The page has just grown, so the observer answers first.
    if (seen === null || seen.pageHeight === heightOfPage()) note();
  };
  const observer = new ResizeObserver(() => {
    const element = wentTo();
    if (element === null || element !== seen?.element) return;
    const moved = element.getBoundingClientRect().top - seen.top;
    if (moved === 0) return note();
    if (!element.matches(goal)) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // At its very top a page shows the content that loads above.
    else if (scrollY > 0) scrollBy({ top: moved, behavior: 'instant' });
    note();
  });
  addEventListener('focusin', noteFocus);
  addEventListener('scroll', noteScroll, { passive: true });
  observer.observe(document.body);
  note();
  return () => {
    removeEventListener('focusin', noteFocus);
    removeEventListener('scroll', noteScroll);
    observer.disconnect();
  };
}

function stopInSight(): Stop | null {
  const element = wentTo();
  if (element === null) return null;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? stopAt(element) : null;
}

const stopAt = (element: Element): Stop => ({
  element,
  top: element.getBoundingClientRect().top,
  pageHeight: heightOfPage(),
});

const heightOfPage = (): number => document.body.getBoundingClientRect().height;

function wentTo(): Element | null {
  const element = document.activeElement;
  return element !== null && element !== document.body && element.matches(`:focus-visible, ${goal}`) ? element : null;
}
