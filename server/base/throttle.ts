import type { Config } from './config.ts';

type ThrottleRule = {
  /** Allowed attempts, or what they amount to together. */
  readonly limit: number;
  readonly perMs: number;
};

export type Throttle = {
  /** Counts an attempt of this key, or its amount; `false` if the limit was reached before. */
  readonly take: (key: string, amount?: number) => boolean;
  /** Takes back a counted attempt or amount, such as a refused order. */
  readonly giveBack: (key: string, amount?: number) => void;
  /** Resets a key, such as an account after a right password. */
  readonly forget: (key: string) => void;
  /** Milliseconds until the key's window ends; 0 without one. */
  readonly remaining: (key: string) => number;
};

/** Most tracked keys; the oldest are dropped. */
const keysMaximum = 50_000;

/** Milliseconds that only grow, from any beginning: a clock that was set back must keep no limit shut. */
export type Monotonic = () => number;

/** Counts attempts by key in fixed windows, in this process's memory. */
export function makeThrottle({ limit, perMs }: ThrottleRule, monotonic: Monotonic): Throttle {
  const windows = new Map<string, { endsAt: number; count: number }>();
  return {
    take: (key, amount = 1) => {
      const now = monotonic();
      const running = windows.get(key);
      const window = running && running.endsAt > now ? running : { endsAt: now + perMs, count: 0 };
      const isOpen = window.count < limit;
      window.count += amount;
      windows.delete(key);
      windows.set(key, window);
      forgetOldest(windows);
      return isOpen;
    },
    giveBack: (key, amount = 1) => {
      const window = windows.get(key);
      if (window !== undefined) window.count = Math.max(0, window.count - amount);
    },
    forget: (key) => {
      windows.delete(key);
    },
    remaining: (key) => Math.max(0, (windows.get(key)?.endsAt ?? 0) - monotonic()),
  };
}

function forgetOldest(windows: Map<string, unknown>): void {
  if (windows.size <= keysMaximum) return;
  const [oldest] = windows.keys();
  if (oldest !== undefined) windows.delete(oldest);
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The loose limits, by address and by session or cart. */
export const makeLooseThrottles = (monotonic: Monotonic, callsPerMinute: number) => ({
  /** In short windows, so that a refused call soon succeeds. */
  call: makeThrottle({ limit: Math.ceil(callsPerMinute / 6), perMs: 10_000 }, monotonic),
  /** By session or cart: several pages of one person. */
  visitorCall: makeThrottle({ limit: 600, perMs: minuteMs }, monotonic),
  /** A provider sends all its notifications from a few addresses. Reading one is cheap, and each event counts once. */
  webhook: makeThrottle({ limit: 12_000, perMs: minuteMs }, monotonic),
});

/** The tight limits (decisions: identity and safety), each with its key. */
export const makeThrottles = (
  monotonic: Monotonic,
  { callsPerMinute, storageBytes }: Pick<Config, 'callsPerMinute' | 'storageBytes'>,
) => {
  /** Villages and schools share one address. */
  const fromAddress: ThrottleRule = { limit: Math.ceil(callsPerMinute / 20), perMs: minuteMs };
  const storageShare = storageBytes / 100;
  return {
    /** By typed name and address, and by person and address: enough for a forgetful person, hopeless for guessing. */
    signIn: makeThrottle({ limit: 10, perMs: 15 * minuteMs }, monotonic),
    /** By address: each try costs a hash. */
    signInFromAddress: makeThrottle(fromAddress, monotonic),
    /** By typed name, and by person: against guessing from many addresses. */
    signInAnywhere: makeThrottle({ limit: 100, perMs: 15 * minuteMs }, monotonic),
    /** By person and device that signed in before: no stranger uses it up. */
    signInOnDevice: makeThrottle({ limit: 10, perMs: 15 * minuteMs }, monotonic),
    /** By user. */
    passwordChange: makeThrottle({ limit: 10, perMs: 15 * minuteMs }, monotonic),
    /** By user: exports of one's own data, each of which stays in the audit. */
    dataExport: makeThrottle({ limit: 5, perMs: hourMs }, monotonic),
    /** By mailbox, with or without an account. */
    passwordLink: makeThrottle({ limit: 3, perMs: hourMs }, monotonic),
    /** By cart. */
    couponCode: makeThrottle({ limit: 10, perMs: 5 * minuteMs }, monotonic),
    /** By address: against dropping the cart cookie before every guess. */
    couponCodeFromAddress: makeThrottle(fromAddress, monotonic),
    /** By order. */
    paymentReport: makeThrottle({ limit: 20, perMs: hourMs }, monotonic),
    /** By order: starts of a charge. */
    startCharge: makeThrottle({ limit: 30, perMs: hourMs }, monotonic),
    /** By user, cart or order. */
    upload: makeThrottle({ limit: 60, perMs: hourMs }, monotonic),
    /** By user, cart or order: bytes. A phone sends a slip in half a megabyte. */
    uploadBytes: makeThrottle({ limit: Math.min(30_000_000, storageShare), perMs: hourMs }, monotonic),
    /** By address: bytes for no order. They stay for a day, so one address fills a half of the store at most. */
    looseBytesFromAddress: makeThrottle({ limit: storageShare, perMs: hourMs }, monotonic),
    /** By address: bytes for orders. A class behind one address sends its slips in a tenth of the smallest store. */
    orderBytesFromAddress: makeThrottle({ limit: 10 * storageShare, perMs: hourMs }, monotonic),
    /** By user: questions. */
    question: makeThrottle({ limit: 15, perMs: hourMs }, monotonic),
    /** By user: a teacher answers a week's questions in an evening. */
    answer: makeThrottle({ limit: 120, perMs: hourMs }, monotonic),
    /** By user. */
    commentReport: makeThrottle({ limit: 30, perMs: hourMs }, monotonic),
    /** By user, or by a guest's browser. */
    push: makeThrottle({ limit: 120, perMs: hourMs }, monotonic),
    /** By a guest's address. */
    pushFromAddress: makeThrottle(fromAddress, monotonic),
    /** By address: pages to render; beyond it the browser renders them. */
    drawnPage: makeThrottle(fromAddress, monotonic),
    /** By user: placed orders; a refused one is given back. */
    placeOrder: makeThrottle({ limit: 30, perMs: hourMs }, monotonic),
    /** By user: each closed key is stored. */
    giveUpOrderKey: makeThrottle({ limit: 60, perMs: hourMs }, monotonic),
    /** By address: every guest buyer registers. */
    registration: makeThrottle(fromAddress, monotonic),
    /** By user or cart. */
    startHandover: makeThrottle({ limit: 30, perMs: hourMs }, monotonic),
    /** By the address of a guest without a cart. */
    startHandoverFromAddress: makeThrottle(fromAddress, monotonic),
    /** By token: an app repeats after a lost answer. */
    takeHandover: makeThrottle({ limit: 60, perMs: 15 * minuteMs }, monotonic),
    /** By address; a token of 80 bits cannot be guessed. */
    takeHandoverFromAddress: makeThrottle(fromAddress, monotonic),
  };
};
export type Throttles = ReturnType<typeof makeThrottles>;
