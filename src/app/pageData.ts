import { type DrawnRefusal, drawnAddress, type PageData, pageDataId } from '../contract/site/drawnPage.ts';
import { CallFailed, noFacts } from '../platform/net/callFailed.ts';
import { freezeNow } from '../platform/net/shownNow.ts';
import { queryClient } from './queryClient.ts';

/**
 * Puts the answers that the server sent with the page into the cache. Answers whether there were any for this address:
 * then `#root` holds what the first render draws.
 */
export function takePageData(): boolean {
  const data = readPageData();
  if (data === null || data.address !== drawnAddress(location.pathname, location.search)) return false;
  freezeNow(data.at);
  const updatedAt = answeredAt();
  for (const [queryKey, answer, isKept] of data.answers) {
    // Parts further down are told of it too late to say that it shall be kept.
    if (isKept) queryClient.getQueryCache().build(queryClient, { queryKey, meta: { keep: 'shared' } });
    queryClient.setQueryData(queryKey, answer, { updatedAt });
  }
  for (const [queryKey, refusal] of data.refusals) setRefused(queryKey, refusal);
  return true;
}

function readPageData(): PageData | null {
  try {
    return JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null');
  } catch {
    // The document was cut off on its way: the app begins without it.
    return null;
  }
}

/**
 * The document was asked for with this navigation, so it is as new as that: the server gives none out that is not. One
 * that the worker kept says since when; one that the browser took out of its history is shown and asked again.
 */
function answeredAt(): number {
  const keptAt = Number(document.documentElement.dataset.keptAt);
  if (keptAt > 0) return keptAt;
  const [entry] = performance.getEntriesByType('navigation');
  const isOld = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  return isOld ? 1 : performance.timeOrigin;
}

/** As it is after asking: nothing is asked again for being shown. */
function setRefused(queryKey: readonly unknown[], { status, code, message, facts }: DrawnRefusal): void {
  const error = new CallFailed(status, code, message, { ...noFacts, ...(facts as object) });
  queryClient.setQueryDefaults(queryKey, { retryOnMount: false });
  const query = queryClient.getQueryCache().build<unknown, Error>(queryClient, { queryKey });
  query.setState({ status: 'error', error, errorUpdateCount: 1, fetchFailureCount: 1, fetchFailureReason: error });
}
