import { type DrawnRefusal, drawnAddress, type PageData, pageDataId } from '../contract/site/drawnPage.ts';
import { CallFailed, noFacts } from '../platform/net/callFailed.ts';
import { freezeNow } from '../platform/net/shownNow.ts';
import { persisted } from '../platform/store/persisted.ts';
import { queryClient } from './queryClient.ts';

/**
 * Puts the answers that the server sent with the page into the query cache. Returns whether there were any for this
 * address; then `#root` holds the markup of the first render.
 */
export function takePageData(): boolean {
  const data = readPageData();
  if (data === null || data.address !== drawnAddress(location.pathname, location.search)) return false;
  freezeNow(data.at);
  const updatedAt = answeredAt();
  for (const [queryKey, answer, isPersisted] of data.answers) {
    // Components further down would set too late that the answer persists.
    if (isPersisted) queryClient.setQueryDefaults(queryKey, persisted.shared);
    queryClient.setQueryData(queryKey, answer, { updatedAt });
  }
  for (const [queryKey, refusal] of data.refusals) putRefusal(queryKey, refusal);
  return true;
}

function readPageData(): PageData | null {
  try {
    return JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null');
  } catch {
    // The document was truncated: the app starts without it.
    return null;
  }
}

/**
 * Age of the document's data: the time of this navigation. A document from the worker's cache states its own time; one
 * from the browser's history is shown and refetched.
 */
function answeredAt(): number {
  const cachedAt = Number(document.documentElement.dataset.cachedAt);
  if (cachedAt > 0) return cachedAt;
  const [entry] = performance.getEntriesByType('navigation');
  const isOld = entry instanceof PerformanceNavigationTiming && entry.type === 'back_forward';
  return isOld ? 1 : performance.timeOrigin;
}

/** Puts an answer that the server refused into the query cache. Rendering it does not refetch it. */
function putRefusal(queryKey: readonly unknown[], { status, code, message, facts }: DrawnRefusal): void {
  const error = new CallFailed(status, code, message, { ...noFacts, ...(facts as object) });
  queryClient.setQueryDefaults(queryKey, { retryOnMount: false });
  const query = queryClient.getQueryCache().build(queryClient, { queryKey });
  const failure = { errorUpdateCount: 1, fetchFailureCount: 1, fetchFailureReason: error };
  query.setState({ status: 'error', error, ...failure });
}
