type Stop = { readonly element: Element; readonly top: number };

/** Where a menu of the page leads to. */
const goal = 'main :is(h2, aside)[tabindex="-1"]';

/**
 * What somebody went to by keyboard or by a menu of the page stays in sight while parts above it come in: where the browser
 * holds to a place of its own, it is often that very part's, and some hold to none. What the person has scrolled away from
 * stays there. Returns how to stop.
 */
export function holdFocusInSight(): () => void {
  let seen: Stop | null = null;
  const note = () => {
    seen = stopInSight();
  };
  const observer = new ResizeObserver(() => {
    const element = wentTo();
    if (element === null || element !== seen?.element) return;
    const moved = element.getBoundingClientRect().top - seen.top;
    if (moved === 0) return;
    if (!element.matches(goal)) element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // At its very top a page shows first what comes above.
    else if (scrollY > 0) scrollBy({ top: moved, behavior: 'instant' });
    note();
  });
  addEventListener('focusin', note);
  addEventListener('scroll', note, { passive: true });
  observer.observe(document.body);
  note();
  return () => {
    removeEventListener('focusin', note);
    removeEventListener('scroll', note);
    observer.disconnect();
  };
}

function stopInSight(): Stop | null {
  const element = wentTo();
  if (element === null) return null;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? { element, top } : null;
}

function wentTo(): Element | null {
  const element = document.activeElement;
  return element !== null && element !== document.body && element.matches(`:focus-visible, ${goal}`) ? element : null;
}
