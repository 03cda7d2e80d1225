import { takeViews, type View } from './viewLog.ts';

/** Those of before are told to somebody who agreed before they came. */
const mostKept = 20;
let views: readonly View[] = [];
const told = new WeakSet<View>();
let listener: ((view: View) => void) | null = null;

takeViews((view) => {
  if (isKnown(view)) return;
  views = [...views, view].slice(-mostKept);
  listener?.(view);
});

/** The same page again, the same item or the cart on it, is no other view. */
function isKnown(view: View): boolean {
  const inSight = viewsOfPage();
  switch (view.kind) {
    case 'item':
      return inSight.some((seen) => seen.kind === 'item' && seen.item.id === view.item.id);
    case 'checkout':
      return inSight.some((seen) => seen.kind === 'checkout');
    case 'page':
      return inSight.some((seen) => seen.kind === 'page' && seen.pathname === view.pathname);
    default:
      return false;
  }
}

/** The page in sight and what is on it. */
function viewsOfPage(): readonly View[] {
  return views.slice(views.findLastIndex((view) => view.kind === 'page'));
}

/**
 * Tells every further view, and first those of before: all of them where somebody had agreed before they came, otherwise
 * the page in sight alone. Each view is told once. Returns how to stop.
 */
export function readViews(tell: (view: View) => void, hadAgreed: boolean): () => void {
  listener = (view) => {
    if (told.has(view)) return;
    told.add(view);
    tell(view);
  };
  for (const view of hadAgreed ? views : viewsOfPage()) listener(view);
  return () => {
    listener = null;
  };
}
