/** Interface constants of specification 9 and of the decisions. Lengths in CSS pixels, times in ms. */

export const breakpointsPx = { small: 576, medium: 768, large: 992, extraLarge: 1_200, widest: 1_600 } as const;

/** From this width the header replaces the bottom tabs. */
export const headerBreakpointPx = breakpointsPx.large;

export const defaultPageSize = 10;
export const pageSizes = [10, 20, 30, 40] as const;
/** The rows of a shelf of the first page, which the server draws with the page. */
export const shelfSize = 3;
export const listSortings = ['popular', 'newest', 'priceUp', 'priceDown'] as const;
/** Longest search keyword. */
export const keywordMaximum = 200;

/** Throttle of scroll events (ms). */
export const scrollThrottleMs = 300;

/** Distance from the viewport at which a picture loads. */
export const lazyImageThresholdPx = 100;

export const notification = { position: 'top-right', shortMs: 4_000, longMs: 5_000 } as const;
/** Delay of the notice that a playlist is loading (ms). */
export const playlistNoticeMs = 1_000;

/** Duration of a validation notice (ms). */
export const validationNoticeMs = 5_000;

export const redirectDelayMs = { toThankYou: 500, toOrderList: 1_000 } as const;

/** Polling of a payment: frequent for ten minutes while visible, then slow (decisions: orders and payments). */
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

/** The longer side of a slip after shrinking on the device; it is never cropped. */
export const slipLongestSidePx = 1_500;

/** The longer side of a registration picture; a question's picture is at most 600 by 600. */
export const registrationPictureSidePx = 600;

export const defaultQuantity = 1;

/** Bytes of a gigabyte (specification 9). */
export const gigabyteBytes = 1_073_741_824;
