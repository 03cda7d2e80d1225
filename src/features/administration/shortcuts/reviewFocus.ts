/** Id of the heading of the shown order. */
export const reviewTitleId = 'review-title';

/** State of a navigation by a shortcut, after which the order's heading takes the focus. */
export const byShortcut = { focus: reviewTitleId } as const;

/** Moves the focus to the heading of the shown order, so that the next shortcut has a place. */
export const focusReview = (): void => document.getElementById(reviewTitleId)?.focus({ preventScroll: true });
