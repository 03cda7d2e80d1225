/** Campaign parameters of an address. */
const campaign = /^(utm_\w+|gclid|gbraid|wbraid|fbclid)$/;

/** Staff pages and links that open an account are not measured. */
const unmeasured = /^\/(admin|setpassword)(\/|$)/;

/** Whether a page may show a card form, which no other site's script may read: an order's page. */
export const mayShowCardForm = ({ pathname }: { readonly pathname: string }): boolean => /^\/order\//.test(pathname);

/** Paths followed by a secret that opens an order. */
const secret = /^(\/order)\/.*/;

/**
 * The address of a page for analytics: without secrets and typed text, with campaign parameters. `null` for pages that
 * are not measured.
 */
export function measuredAddress({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  if (unmeasured.test(pathname)) return null;
  const campaigns = [...new URLSearchParams(search)].filter(([name]) => campaign.test(name));
  const query = new URLSearchParams(campaigns).toString();
  return `${pathname.replace(secret, '$1')}${query === '' ? '' : `?${query}`}`;
}

/** Whether a page's title may be sent to analytics: orders show their number, searches the typed text. */
export const hasPublicTitle = ({ pathname, search }: { readonly pathname: string; readonly search: string }): boolean =>
  !secret.test(pathname) && !pathname.startsWith('/myaccount') && !new URLSearchParams(search).get('keyword')?.trim();
