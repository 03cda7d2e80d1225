/** The interface constants of specification 9, and what the decisions add beside them. Lengths in CSS pixels, times in ms. */

export const breakpointsPx = { small: 576, medium: 768, large: 992, extraLarge: 1_200, widest: 1_600 } as const;

/** The header turns from bottom tabs to top navigation here. */
export const headerBreakpointPx = breakpointsPx.large;

export const defaultPageSize = 10;
export const pageSizes = [10, 20, 30, 40] as const;
export const listSortings = ['popular', 'newest', 'priceUp', 'priceDown'] as const;
/** Longest question of a search that is taken. */
export const keywordMaximum = 200;

/** How often a page that scrolls is looked at. */
export const scrollThrottleMs = 300;

/** How near to the screen a picture starts to load. */
export const lazyImageThresholdPx = 100;

export const notification = { position: 'top-right', shortMs: 4_000, longMs: 5_000 } as const;
/** The notice of a form that was filled in wrongly. */
export const validationNoticeMs = 5_000;

export const redirectDelayMs = { afterCardOutcome: 500, toThankYou: 500, toOrderList: 1_000 } as const;

/** Watching a payment: often for ten minutes while visible, then seldom (decisions: orders and payments). */
export const paymentPoll = { intervalMs: 6_000, frequentForMs: 600_000, seldomIntervalMs: 30_000 } as const;

export const realtimeConnection = {
  port: 8_443,
  path: '/socket.io',
  attemptTimeoutMs: 20_000,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  reconnectionDelayMs: 1_000,
  reconnectionDelayMaximumMs: 5_000,
  randomizationFactor: 0.5,
} as const;

/** The longer side of a slip after it was shrunk on the phone; it is never cropped. */
export const slipLongestSidePx = 1_500;

/** The longer side of a picture of the registration form; a question's picture is 600 by 600 at most. */
export const registrationPictureSidePx = 600;

export const defaultQuantity = 1;
