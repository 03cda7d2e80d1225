import { type PaymentProvider, unansweredStart } from '../../../server/payments/paymentProvider.ts';
import { paymentMethods } from '../../../src/domain/order/paymentMethod.ts';

/** Offers every payment method and never answers, for tests about what comes before a charge. */
export const unreachableProvider: PaymentProvider = {
  name: 'omise',
  methods: paymentMethods,
  fields: null,
  pageOrigins: { scripts: [], connections: [], frames: [], forms: [] },
  chargesAtStart: paymentMethods,
  start: async () => unansweredStart,
  ask: async () => ({ kind: 'unknown' }),
  cancel: null,
  readWebhook: () => null,
};
