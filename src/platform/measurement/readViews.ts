import { takeViews, type View } from './viewLog.ts';

/** Most earlier views that are reported after consent. */
const maxStored = 20;
let views: readonly View[] = [];
const told = new WeakSet<View>();
let listener: ((view: View) => void) | null = null;

takeViews((view) => {
  if (isKnown(view)) return;
  views = [...views, view].slice(-maxStored);
  listener?.(view);
});

/** The same page, item or cart is not another view. */
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

/** The visible page and its content. */
function viewsOfPage(): readonly View[] {
  return views.slice(views.findLastIndex((view) => view.kind === 'page'));
}

/**
 * Reports every further view once, and earlier ones: all with earlier consent, otherwise the visible page. Returns the
 * stop function.
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
