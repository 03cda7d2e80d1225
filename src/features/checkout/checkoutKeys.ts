import { siteQuery } from '../site/useSite.ts';
import type { QuoteQuestion } from './quoteQuestion.ts';

/** Query keys of the checkout. */
export const checkoutKeys = {
  quotes: ['quote'] as const,
  quote: (question: QuoteQuestion) => ['quote', 'signed', question] as const,
  /** Below the key of the site, with which the options are asked for again. */
  shippingOptions: [...siteQuery.queryKey, 'shippingOptions'] as const,
  attempt: ['device', 'checkoutAttempt'] as const,
};
