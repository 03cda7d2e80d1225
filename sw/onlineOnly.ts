/**
 * What the worker never answers and never keeps: calls, payments, sessions, webhooks, realtime, and the files that robots
 * read. The address bar can lead to some of them too (a return from a bank), so navigations ask here as well.
 */
const ONLINE_ONLY =
  /^\/(public|private|api|webhook|uploads|media|assets|socket\.io)(\/|$)|^\/(sitemap\.xml|robots\.txt)$/;

export const isOnlineOnly = (pathname: string): boolean => ONLINE_ONLY.test(pathname);
