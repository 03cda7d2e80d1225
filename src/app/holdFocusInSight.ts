type Stop = { readonly element: Element; readonly top: number };

/**
 * Whoever goes through a page by keyboard keeps what has the focus in sight while parts above it come in: where the browser
 * holds to a place of its own, it is often that very part's, and some hold to none. What the person has scrolled away from
 * stays there. Returns how to stop.
 */
export function holdFocusInSight(): () => void {
  let seen: Stop | null = null;
  const note = () => {
    seen = stopInSight();
  };
  const observer = new ResizeObserver(() => {
    const element = focusByKeyboard();
    if (element === null || element !== seen?.element) return;
    if (element.getBoundingClientRect().top === seen.top) return;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    note();
  });
  addEventListener('focusin', note);
  addEventListener('scroll', note, { passive: true });
  observer.observe(document.body);
  return () => {
    removeEventListener('focusin', note);
    removeEventListener('scroll', note);
    observer.disconnect();
  };
}

function stopInSight(): Stop | null {
  const element = focusByKeyboard();
  if (element === null) return null;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight ? { element, top } : null;
}

function focusByKeyboard(): Element | null {
  const element = document.activeElement;
  return element !== null && element !== document.body && element.matches(':focus-visible') ? element : null;
}
