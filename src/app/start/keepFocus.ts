/** The page's own focus handling comes first. */
const PATIENCE_MS = 60;
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';

type Place = { readonly parent: Element; readonly index: number };

/**
 * Moves the focus to the replacement of a pressed element that was removed, so that keyboard and screen-reader users
 * stay in place. Returns a function that stops it.
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
    // The person moved the focus away, so a later removal does not matter.
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

/** The index of the element in each ancestor, nearest first. */
function placesOf(element: Element): Place[] {
  const parent = element.parentElement;
  if (parent === null || element === document.body) return [];
  return [{ parent, index: [...parent.children].indexOf(element) }, ...placesOf(parent)];
}

/** The first focusable element at the same place, or in the nearest remaining ancestor; none if the page was left. */
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
