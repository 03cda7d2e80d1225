import type { OrderMailFacts } from './orderMail.ts';

/** For a mailbox that may be a stranger's: what was bought, and not where it goes. */
export const withoutPlace = (facts: OrderMailFacts): OrderMailFacts => ({
  ...facts,
  shipping: facts.shipping && { ...facts.shipping, to: null },
});
