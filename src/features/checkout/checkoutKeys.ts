import { deviceKey } from '../device/deviceKey.ts';
import { siteKeys } from '../site/siteKeys.ts';
import type { QuoteQuestion } from './quoteQuestion.ts';

/** Query keys of the checkout. */
export const checkoutKeys = {
  quotes: ['quote'] as const,
  quote: (question: QuoteQuestion) => ['quote', 'signed', question] as const,
  /** Below the key of the site, with which the options are asked for again. */
  shippingOptions: [...siteKeys.site, 'shippingOptions'] as const,
  attempt: [...deviceKey, 'checkoutAttempt'] as const,
};
