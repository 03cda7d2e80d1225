/** The interface constants of specification 9, and what the decisions add beside them. Lengths in CSS pixels, times in ms. */

export const breakpointsPx = { small: 576, medium: 768, large: 992, extraLarge: 1_200, widest: 1_600 } as const;

/** The header turns from bottom tabs to top navigation here. */
export const headerBreakpointPx = breakpointsPx.large;

export const defaultPageSize = 10;
export const pageSizes = [10, 20, 30, 40] as const;

/** How near to the screen a picture starts to load. */
export const lazyImageThresholdPx = 100;
export const scrollThrottleMs = 300;
export const tooltip = { placement: 'right', leaveDelayMs: 100 } as const;

export const notification = { position: 'top-right', shortMs: 4_000, longMs: 5_000 } as const;
/** The notice of a form that was filled in wrongly. */
export const validationNoticeMs = 5_000;

export const redirectDelayMs = { afterCardOutcome: 500, toThankYou: 500, toOrderList: 1_000 } as const;

/** Watching a payment: often for ten minutes while visible, then seldom (decisions: orders and payments). */
export const paymentPoll = { intervalMs: 6_000, frequentForMs: 600_000, seldomIntervalMs: 30_000 } as const;

export const playlistLoadingDelayMs = 1_000;

export const realtimeConnection = {
  port: 8_443,
  path: '/socket.io',
  attemptTimeoutMs: 20_000,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  reconnectionDelayMs: 1_000,
  reconnectionDelayMaximumMs: 5_000,
  randomizationFactor: 0.5,
} as const;

/** Most characters of each card field. */
export const cardEntryLength = { number: 16, month: 2, year: 4, securityCode: 4 } as const;

export const slipImageSizePx = { width: 1_500, height: 500 } as const;
/** The longer side of a slip after it was shrunk on the phone; it is never cropped. */
export const slipLongestSidePx = 1_500;
export const customImageSizePx = { width: 600, height: 600 } as const;
export const registrationImageHeightPx = 200;
export const profilePictureLimit = 1;

/** Registration and tax form: a share of the screen, and no wider than this. */
export const formModal = { widthPercent: 85, maximumPx: 750 } as const;
export const imageViewerMaximumPx = 1_100;

export const bytesPerGigabyte = 1_073_741_824;

/** Courses per row of the plan picker. */
export const planPickerColumns = { wide: 3, medium: 2, small: 1 } as const;

/** Columns of the course page in 24ths, by layout (decisions: answers on the wire). */
export const courseLayoutColumns = {
  one: [5, 14, 5],
  three: [18, 6],
  four: [7, 17],
} as const;

export const calendarGrid = { weeks: 6, days: 7, monthRows: 4, monthColumns: 3, yearsInPanel: 10 } as const;

export const dateFormat = {
  date: 'YYYY-MM-DD',
  time: 'HH:mm:ss',
  dateTime: 'YYYY-MM-DD HH:mm:ss',
  month: 'YYYY-MM',
  week: 'gggg-wo',
  twelveHourTime: 'h:mm:ss a',
} as const;

export const defaultQuantity = 1;
