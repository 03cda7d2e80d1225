import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type QuoteRequest, quoteCart, type SignedQuote } from '../../contract/order/quote.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { refreshCoupons } from '../cart/coupon/couponRefresh.ts';
import { promotionsQuery } from '../cart/promotionsQuery.ts';
import { checkoutKeys } from './checkoutKeys.ts';
import { couponRefusals } from './couponRefusals.ts';
import { shippingOptionsQuery } from './delivery/shippingOptionsQuery.ts';
import type { QuoteQuestion, QuoteTerms } from './quoteQuestion.ts';

const minuteMs = 60_000;

/** The quote that the server signed for a question. Its refusals bring the device's offers and options up to date. */
export const quoteQuery = (question: QuoteQuestion) =>
  queryOptions({
    queryKey: checkoutKeys.quote(question),
    queryFn: async ({ signal, client }) => {
      const signed = await callServer(quoteCart, { body: question.request }, { signal });
      refreshAfterQuote(client, signed, question.request);
      return signed;
    },
    // An amount in another currency, or with another VAT, must not be shown beside current prices.
    placeholderData: (former, of) =>
      of !== undefined && isSoldAlike(of.queryKey[2].terms, question.terms) ? keepPreviousData(former) : undefined,
    staleTime: 5 * minuteMs,
    gcTime: 10 * minuteMs,
  });

/** A new quote. Quotes for other questions that no screen shows are forgotten: the same change made them out of date. */
export function askQuoteAgain(client: QueryClient, question: QuoteQuestion): Promise<SignedQuote> {
  client.removeQueries({ queryKey: checkoutKeys.quotes, type: 'inactive' });
  return client.fetchQuery({ ...quoteQuery(question), staleTime: 0 });
}

/** A quote that is valid for at least another minute. */
export async function usableQuote(client: QueryClient, question: QuoteQuestion): Promise<SignedQuote> {
  const cached = client.getQueryData(quoteQuery(question).queryKey);
  return cached !== undefined && cached.expiresAt > Date.now() + minuteMs ? cached : askQuoteAgain(client, question);
}

const isSoldAlike = (one: QuoteTerms, other: QuoteTerms): boolean =>
  one.currency === other.currency && one.vatEnabled === other.vatEnabled;

/** The order can be sent in no way that the request names. */
export const isWithoutWay = ({ code }: SignedQuote['refusals'][number]): boolean => code === 'NO_SHIPPING_OPTION';

function refreshAfterQuote(client: QueryClient, signed: SignedQuote, request: QuoteRequest): void {
  if (couponRefusals(signed, request).length > 0) void refreshCoupons(client);
  const taken = signed.quote.offers.find(({ kind }) => kind === 'promotion');
  const promotionId = taken?.kind === 'promotion' ? taken.id : null;
  if (promotionId !== request.promotionId) void client.invalidateQueries({ queryKey: promotionsQuery.queryKey });
  if (signed.refusals.some(isWithoutWay)) void client.invalidateQueries({ queryKey: shippingOptionsQuery.queryKey });
}
