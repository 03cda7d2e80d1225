/**
 * What the worker never answers and never keeps: calls, payments, sessions, webhooks, realtime, the way to another sign-in
 * and back, the files that robots read, and whether the shop can work. The address bar can lead to some of them too, so
 * navigations ask here as well.
 */
const ONLINE_ONLY =
  /^\/(public|private|api|webhook|auth|uploads|media|assets|socket\.io)(\/|$)|^\/(sitemap\.xml|robots\.txt|healthz)$/;

export const isOnlineOnly = (pathname: string): boolean => ONLINE_ONLY.test(pathname);
