type ThrottleRule = {
  /** Allowed attempts. */
  readonly limit: number;
  readonly perMs: number;
};

export type Throttle = {
  /** Counts an attempt of this key; `false` if over the limit. */
  readonly take: (key: string) => boolean;
  /** Takes back a counted attempt, such as a refused order. */
  readonly giveBack: (key: string) => void;
  /** Resets a key, such as an account after a right password. */
  readonly forget: (key: string) => void;
};

/** Most tracked keys; the oldest are dropped. */
const keysMaximum = 50_000;

/** Counts attempts by key in fixed windows, in this process's memory. */
export function makeThrottle({ limit, perMs }: ThrottleRule, clock: () => number): Throttle {
  const windows = new Map<string, { endsAt: number; count: number }>();
  return {
    take: (key) => {
      const now = clock();
      const running = windows.get(key);
      const window = running && running.endsAt > now ? running : { endsAt: now + perMs, count: 0 };
      window.count += 1;
      windows.delete(key);
      windows.set(key, window);
      forgetOldest(windows);
      return window.count <= limit;
    },
    giveBack: (key) => {
      const window = windows.get(key);
      if (window !== undefined && window.count > 0) window.count -= 1;
    },
    forget: (key) => {
      windows.delete(key);
    },
  };
}

function forgetOldest(windows: Map<string, unknown>): void {
  if (windows.size <= keysMaximum) return;
  const [oldest] = windows.keys();
  if (oldest !== undefined) windows.delete(oldest);
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Villages and mobile networks share one address (decisions: identity and safety). */
const fromAddress: ThrottleRule = { limit: 300, perMs: minuteMs };

/** The tight limits (decisions: identity and safety), each with its key. */
export const makeThrottles = (clock: () => number) => ({
  /** By typed name and by person: enough for a forgetful person, hopeless for guessing. */
  signIn: makeThrottle({ limit: 10, perMs: 15 * minuteMs }, clock),
  /** By user. */
  passwordChange: makeThrottle({ limit: 10, perMs: 15 * minuteMs }, clock),
  /** By user: exports of one's own data, each of which stays in the audit. */
  dataExport: makeThrottle({ limit: 5, perMs: hourMs }, clock),
  /** By mailbox, with or without an account. */
  passwordLink: makeThrottle({ limit: 3, perMs: hourMs }, clock),
  /** By cart. */
  couponCode: makeThrottle({ limit: 10, perMs: 5 * minuteMs }, clock),
  /** By address: against dropping the cart cookie before every guess. */
  couponCodeFromAddress: makeThrottle(fromAddress, clock),
  /** By order. */
  paymentReport: makeThrottle({ limit: 20, perMs: hourMs }, clock),
  /** By order: starts of a charge. */
  startCharge: makeThrottle({ limit: 30, perMs: hourMs }, clock),
  /** By user, cart or order. */
  upload: makeThrottle({ limit: 60, perMs: hourMs }, clock),
  /** By user: questions. */
  question: makeThrottle({ limit: 15, perMs: hourMs }, clock),
  /** By user: a teacher answers a week's questions in an evening. */
  answer: makeThrottle({ limit: 120, perMs: hourMs }, clock),
  /** By user. */
  commentReport: makeThrottle({ limit: 30, perMs: hourMs }, clock),
  /** By user, or by a guest's browser. */
  push: makeThrottle({ limit: 120, perMs: hourMs }, clock),
  /** By a guest's address. */
  pushFromAddress: makeThrottle(fromAddress, clock),
  /** By address: pages to render; beyond it the browser renders them. */
  drawnPage: makeThrottle(fromAddress, clock),
  /** By user: placed orders; a refused one is given back. */
  placeOrder: makeThrottle({ limit: 30, perMs: hourMs }, clock),
  /** By user: each closed key is stored. */
  giveUpOrderKey: makeThrottle({ limit: 60, perMs: hourMs }, clock),
  /** By address: every guest buyer registers. */
  registration: makeThrottle(fromAddress, clock),
  /** By user or cart. */
  startHandover: makeThrottle({ limit: 30, perMs: hourMs }, clock),
  /** By the address of a guest without a cart. */
  startHandoverFromAddress: makeThrottle(fromAddress, clock),
  /** By token: an app repeats after a lost answer. */
  takeHandover: makeThrottle({ limit: 60, perMs: 15 * minuteMs }, clock),
  /** By address; a token of 80 bits cannot be guessed. */
  takeHandoverFromAddress: makeThrottle(fromAddress, clock),
});
export type Throttles = ReturnType<typeof makeThrottles>;
