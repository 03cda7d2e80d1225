/**
 * Requests that the worker never answers or caches: calls, payments, sessions, webhooks, realtime, provider redirects,
 * files for robots, health. The address bar can open some of them, so navigations are checked too.
 */
const ONLINE_ONLY =
  /^\/(public|private|api|webhook|payment|auth|uploads|media|assets|socket\.io)(\/|$)|^\/(sitemap\.xml|robots\.txt|healthz)$/;

export const isOnlineOnly = (pathname: string): boolean => ONLINE_ONLY.test(pathname);
