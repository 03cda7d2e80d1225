type ThrottleRule = {
  /** How many are let through. */
  readonly limit: number;
  readonly perMs: number;
};

export type Throttle = {
  /** Counts one try of this key; `false` when it is one too many. */
  readonly take: (key: string) => boolean;
  /** Takes back one try that was let through, such as that of an order that was refused. */
  readonly giveBack: (key: string) => void;
  /** Forgets a key, such as an account after a right password. */
  readonly forget: (key: string) => void;
};

/** More keys than this are no people; the oldest are forgotten first. */
const keysMaximum = 50_000;

/** Counts tries by account, order or cart in fixed windows, in this process's memory. */
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

/** Whole villages, and all phones of a mobile network, share one address (decisions: identity and safety). */
const fromAddress: ThrottleRule = { limit: 300, perMs: minuteMs };

/** The tight limits (decisions: identity and safety). Each is asked with what it counts. */
export const makeThrottles = (clock: () => number) => ({
  /** By the name that was typed, and by the person whose it is: right for a forgetful person, hopeless for guessing. */
  signIn: makeThrottle({ limit: 10, perMs: 15 * minuteMs }, clock),
  /** By the user whose password is changed. */
  passwordChange: makeThrottle({ limit: 10, perMs: 15 * minuteMs }, clock),
  /** By the mailbox that a link would go to, with or without an account. */
  passwordLink: makeThrottle({ limit: 3, perMs: hourMs }, clock),
  /** By cart. */
  couponCode: makeThrottle({ limit: 10, perMs: 5 * minuteMs }, clock),
  /** By address: whoever throws the cart's cookie away before every guess. */
  couponCodeFromAddress: makeThrottle(fromAddress, clock),
  /** By order. */
  paymentReport: makeThrottle({ limit: 20, perMs: hourMs }, clock),
  /** By user, cart or order. */
  upload: makeThrottle({ limit: 60, perMs: hourMs }, clock),
  /** By user: questions under courses. */
  question: makeThrottle({ limit: 15, perMs: hourMs }, clock),
  /** By user: a teacher answers a week's questions in an evening. */
  answer: makeThrottle({ limit: 120, perMs: hourMs }, clock),
  /** By user. */
  commentReport: makeThrottle({ limit: 30, perMs: hourMs }, clock),
  /** By user, or by the browser that a guest wants to be told in. */
  push: makeThrottle({ limit: 120, perMs: hourMs }, clock),
  /** By the address of a guest. */
  pushFromAddress: makeThrottle(fromAddress, clock),
  /** By address: pages that have to be drawn anew; beyond it the browser draws them. */
  drawnPage: makeThrottle(fromAddress, clock),
  /** By user: orders that were placed; a press that made none is given back. */
  placeOrder: makeThrottle({ limit: 30, perMs: hourMs }, clock),
  /** By user: each key that is given up is kept. */
  giveUpOrderKey: makeThrottle({ limit: 60, perMs: hourMs }, clock),
  /** By the address that registers, which every guest does who buys. */
  registration: makeThrottle(fromAddress, clock),
  /** By user or cart. */
  startHandover: makeThrottle({ limit: 30, perMs: hourMs }, clock),
  /** By the address of whoever has no cart. */
  startHandoverFromAddress: makeThrottle(fromAddress, clock),
  /** By token: an app asks again for an answer that was lost. */
  takeHandover: makeThrottle({ limit: 60, perMs: 15 * minuteMs }, clock),
  /** By address; a token of 80 bits is not guessed in any number of tries. */
  takeHandoverFromAddress: makeThrottle(fromAddress, clock),
});
export type Throttles = ReturnType<typeof makeThrottles>;
