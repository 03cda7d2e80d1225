import { useQuery } from '@tanstack/react-query';
import type { QuoteQuestion } from './quoteQuestion.ts';
import { quoteQuery } from './signedQuote.ts';

/** The signed quote on the page. While a new one loads, the last one is shown with `isCurrent` false. */
export function useSignedQuote(question: QuoteQuestion, enabled: boolean) {
  const query = useQuery({ ...quoteQuery(question), enabled });
  return { signed: query.data ?? null, isCurrent: !query.isPlaceholderData, hasFailed: query.isError };
}
