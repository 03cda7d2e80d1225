/** What the page does with the focus itself comes first. */
const PATIENCE_MS = 60;
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

type Place = { readonly parent: Element; readonly index: number };

/**
 * Where something takes itself away by being pressed, the focus goes to what stands in its place, so that whoever works
 * by keyboard or screen reader does not begin anew at the top of the page. Returns how to stop.
 */
export function keepFocus(): () => void {
  let focused: Element | null = null;
  let places: readonly Place[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () => focused?.isConnected === false && document.activeElement === document.body;
  const notice = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null;
    places = focused ? placesOf(focused) : [];
  };
  const forget = () =>
    // The person has left it: what becomes of it later is nothing to them.
    queueMicrotask(() => {
      if (focused?.isConnected && document.activeElement === document.body) focused = null;
    });
  const observer = new MutationObserver(() => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isLost()) goalOf(places)?.focus({ preventScroll: true });
    }, PATIENCE_MS);
  });
  addEventListener('focusin', notice);
  addEventListener('focusout', forget);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    removeEventListener('focusin', notice);
    removeEventListener('focusout', forget);
    observer.disconnect();
    clearTimeout(timer);
  };
}

/** Where it stands in each of its ancestors, the nearest first. */
function placesOf(element: Element): Place[] {
  const parent = element.parentElement;
  if (parent === null || element === document.body) return [];
  return [{ parent, index: [...parent.children].indexOf(element) }, ...placesOf(parent)];
}

/** The first thing to be reached in what stands there now, or in what is left around it; of a page that was left none. */
function goalOf(places: readonly Place[]): HTMLElement | null {
  for (const { parent, index } of places) {
    if (!parent.isConnected) continue;
    if (parent.id === 'main' || parent === document.body) return null;
    const heir = parent.children[Math.min(index, parent.children.length - 1)];
    if (heir?.matches(focusable)) return heir as HTMLElement;
    const goal = heir?.querySelector<HTMLElement>(focusable) ?? parent.querySelector<HTMLElement>(focusable);
    if (goal) return goal;
  }
  return null;
}
