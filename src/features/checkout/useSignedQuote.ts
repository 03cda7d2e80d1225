import { useQuery } from '@tanstack/react-query';
import type { QuoteQuestion } from './quoteQuestion.ts';
import { quoteQuery } from './signedQuote.ts';

/** The signed quote on the page. While a new one is on its way the last one stands there, not `isCurrent`. */
export function useSignedQuote(question: QuoteQuestion, enabled: boolean) {
  const query = useQuery({ ...quoteQuery(question), enabled });
  return { signed: query.data ?? null, isCurrent: !query.isPlaceholderData, hasFailed: query.isError };
}
