import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type QuoteRequest, quoteCart, type SignedQuote } from '../../contract/quote.ts';
import type { CartLine } from '../../domain/cart.ts';
import type { PaymentMethod } from '../../domain/paymentMethod.ts';
import type { WithholdingPercent } from '../../domain/withholding.ts';
import { callServer } from '../../platform/callServer.ts';

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

const quotesKey = ['quote'] as const;

const quoteQuery = (request: QuoteRequest, userId: string | null) =>
  queryOptions({
    queryKey: [...quotesKey, userId, request] as const,
    queryFn: ({ signal }) => callServer(quoteCart, { body: request }, { signal }),
    staleTime: 5 * minuteMs,
    gcTime: 10 * minuteMs,
  });

/** The figure that the server signed, and the way to one that is surely still good. */
export function useSignedQuote(request: QuoteRequest, userId: string | null, enabled: boolean) {
  const client = useQueryClient();
  const options = quoteQuery(request, userId);
  const query = useQuery({ ...options, enabled, placeholderData: keepPreviousData });

  /** What made this figure another one made those of other wishes, too; none of them is shown any more. */
  const askAgain = useCallback((): Promise<SignedQuote> => {
    client.removeQueries({ queryKey: quotesKey, predicate: (kept) => kept.getObserversCount() === 0 });
    return client.fetchQuery({ ...quoteQuery(request, userId), staleTime: 0 });
  }, [client, request, userId]);
  const usable = useCallback(async (): Promise<SignedQuote> => {
    const kept = client.getQueryData(quoteQuery(request, userId).queryKey);
    return kept !== undefined && kept.expiresAt > Date.now() + minuteMs ? kept : askAgain();
  }, [client, request, userId, askAgain]);

  return {
    signed: query.data ?? null,
    isCurrent: !query.isPlaceholderData,
    hasFailed: query.isError,
    askAgain,
    usable,
  };
}
