type RequestOrigin = {
  readonly method: string;
  readonly path: string;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
};

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Providers call these from outside and prove themselves in other ways. */
const openPaths = ['/webhook/', '/payment/return/'];

/**
 * Whether a changing call comes from our own pages (decisions: identity and safety). Browsers always tell their origin;
 * a program without one carries no cookies.
 */
export function isOwnOrigin(request: RequestOrigin, ownOrigin: string): boolean {
  if (safeMethods.has(request.method) || openPaths.some((path) => request.path.startsWith(path))) return true;
  if (request.origin !== undefined && request.origin !== ownOrigin) return false;
  return request.fetchSite === undefined || request.fetchSite === 'same-origin' || request.fetchSite === 'none';
}
