import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type QuoteRequest, quoteCart, type SignedQuote } from '../../contract/order/quote.ts';
import type { CartLine } from '../../domain/cart/cart.ts';
import type { PaymentMethod } from '../../domain/order/paymentMethod.ts';
import type { ShippingOption } from '../../domain/order/shipping.ts';
import type { Currency } from '../../domain/pricing/currency.ts';
import type { WithholdingPercent } from '../../domain/tax/withholding.ts';
import { callServer } from '../../platform/net/callServer.ts';

const minuteMs = 60_000;

/** What is asked for: the lines that can be ordered, what is taken off it, and the way to pay. */
export const quoteRequestOf = (
  lines: readonly CartLine[],
  offers: Pick<QuoteRequest, 'promotionId' | 'couponIds'>,
  method: PaymentMethod | null,
  withholdingPercent: WithholdingPercent,
  shippingOptionId: string | null,
): QuoteRequest => ({
  lines: lines.map(({ itemId, kind, planId, quantity }) => ({ itemId, kind, planId, quantity })),
  ...offers,
  method,
  withholdingPercent,
  shippingOptionId,
});

/** By what the shop counts, as far as this device knows: once any of it has changed, a former figure is not the shop's. */
export type QuoteTerms = {
  readonly currency: Currency;
  readonly vatEnabled: boolean;
  /** With what it costs. */
  readonly shipping: ShippingOption | null;
};

const quotesKey = ['quote'] as const;

const quoteQuery = (request: QuoteRequest, userId: string | null, terms: QuoteTerms) =>
  queryOptions({
    queryKey: [...quotesKey, userId, terms, request] as const,
    queryFn: ({ signal }) => callServer(quoteCart, { body: request }, { signal }),
    staleTime: 5 * minuteMs,
    gcTime: 10 * minuteMs,
  });

/** The figure that the server signed, and the way to one that is surely still good. */
export function useSignedQuote(request: QuoteRequest, userId: string | null, terms: QuoteTerms, enabled: boolean) {
  const client = useQueryClient();
  const query = useQuery({
    ...quoteQuery(request, userId, terms),
    enabled,
    // An amount in another currency, or counted with another tax, stands beside nothing of now.
    placeholderData: (former, of) =>
      of !== undefined && isSoldAlike(of.queryKey[2], terms) ? keepPreviousData(former) : undefined,
  });

  /** What made this figure another one made those of other wishes, too; none of them is shown any more. */
  const askAgain = useCallback((): Promise<SignedQuote> => {
    client.removeQueries({ queryKey: quotesKey, predicate: (kept) => kept.getObserversCount() === 0 });
    return client.fetchQuery({ ...quoteQuery(request, userId, terms), staleTime: 0 });
  }, [client, request, userId, terms]);
  const usable = useCallback(async (): Promise<SignedQuote> => {
    const kept = client.getQueryData(quoteQuery(request, userId, terms).queryKey);
    return kept !== undefined && kept.expiresAt > Date.now() + minuteMs ? kept : askAgain();
  }, [client, request, userId, terms, askAgain]);

  return {
    signed: query.data ?? null,
    isCurrent: !query.isPlaceholderData,
    hasFailed: query.isError,
    askAgain,
    usable,
  };
}

const isSoldAlike = (one: QuoteTerms, other: QuoteTerms): boolean =>
  one.currency === other.currency && one.vatEnabled === other.vatEnabled;
