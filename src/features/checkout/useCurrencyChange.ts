import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SignedQuote } from '../../contract/quote.ts';
import type { Currency } from '../../domain/currency.ts';
import { siteQuery } from '../site/useSite.ts';
import { paymentMethodsQuery } from './paymentMethodsQuery.ts';

/**
 * The shop has gone over to another currency than the one `shown` while the checkout stood open: what hangs on it is asked
 * for again, so that no page speaks of two.
 */
export function useCurrencyChange(signed: SignedQuote | null, shown: Currency): void {
  const client = useQueryClient();
  const isAnother = signed !== null && signed.quote.currency !== shown;
  useEffect(() => {
    if (!isAnother) return;
    for (const { queryKey } of [siteQuery, paymentMethodsQuery]) void client.invalidateQueries({ queryKey });
  }, [isAnother, client]);
}
