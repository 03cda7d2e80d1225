type RequestOrigin = {
  readonly method: string;
  readonly path: string;
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
};

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Providers call these from outside; each proves itself in another way. */
const openPaths = ['/webhook/', '/payment/return/'];

/**
 * Whether a call that changes something comes from our own pages (decisions: identity and safety). A browser always
 * says where it comes from; a program that says nothing carries nobody's cookies.
 */
export function isOwnOrigin(request: RequestOrigin, ownOrigin: string): boolean {
  if (safeMethods.has(request.method) || openPaths.some((path) => request.path.startsWith(path))) return true;
  if (request.origin !== undefined && request.origin !== ownOrigin) return false;
  return request.fetchSite === undefined || request.fetchSite === 'same-origin' || request.fetchSite === 'none';
}
