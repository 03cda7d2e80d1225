import { type OrderRequest, orderTaxWireFields } from '../../contract/order/order.ts';
import type { SignedQuote } from '../../contract/order/quote.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';

/** A new quote lists everything that prevents the order, with remedies. */
export const isToldByQuote = (failure: unknown): failure is CallFailed =>
  failure instanceof CallFailed &&
  (failure.facts.itemIds.length > 0 ||
    failure.facts.reason !== null ||
    failure.code === 'NO_SHIPPING_OPTION' ||
    isAboutInvoice(failure));

/** Whether the quote lists it. */
export const isAmong = (refusals: SignedQuote['refusals'], failure: unknown): boolean =>
  failure instanceof CallFailed && refusals.some(({ code }) => code === failure.code);

/** Whether a section of the page already tells the failure: no shipping option, or no payment method. */
export const isToldAtPart = (
  failure: unknown,
  told: { readonly isShippingTold: boolean; readonly isWithoutMethods: boolean },
): boolean =>
  failure instanceof CallFailed &&
  ((failure.code === 'NO_SHIPPING_OPTION' && told.isShippingTold) ||
    (isWithoutMethod(failure) && told.isWithoutMethods));

/**
 * Whether a failure is about a wish that the person has changed since. `now` holds only parts that the person chose: a
 * change by the shop keeps the reason in sight.
 */
export const isOfFormerWish = (
  failure: unknown,
  refused: Wish | undefined,
  now: Pick<Wish, 'lines'> & Partial<Wish>,
): boolean =>
  partsSpokenOf(failure).some((part) => part in now && JSON.stringify(now[part]) !== JSON.stringify(refused?.[part]));

type Wish = Pick<OrderRequest, 'lines' | 'shippingOptionId' | 'tax' | 'method'>;

/** Sending and tax depend on the lines, too. */
function partsSpokenOf(failure: unknown): readonly (keyof Wish)[] {
  if (isWithoutMethod(failure)) return ['method'];
  if (!isToldByQuote(failure)) return [];
  return [
    'lines',
    ...(failure.code === 'NO_SHIPPING_OPTION' ? (['shippingOptionId'] as const) : []),
    ...(isAboutInvoice(failure) ? (['tax'] as const) : []),
  ];
}

/** The shop offers no such way to pay. */
const isWithoutMethod = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.code === 'NO_PAYMENT_METHOD';

const isAboutInvoice = ({ facts }: CallFailed): boolean => orderTaxWireFields.invoice in facts.fields;
