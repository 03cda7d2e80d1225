/** What campaigns add to an address, so that the shop knows which of them brought somebody. */
const campaign = /^(utm_\w+|gclid|gbraid|wbraid|fbclid)$/;

/** Staff are no visitors, and a link that opens an account is nobody's to keep. */
const unmeasured = /^\/(admin|setpassword)(\/|$)/;

/** Behind these stands what opens an order. */
const secret = /^(\/order)\/.*/;

/**
 * The address of a page as it may be told to whoever measures: without what opens somebody's order or was typed, with
 * what names a campaign. `null` for pages that are not counted.
 */
export function measuredAddress({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  if (unmeasured.test(pathname)) return null;
  const kept = [...new URLSearchParams(search)].filter(([name]) => campaign.test(name));
  const query = new URLSearchParams(kept).toString();
  return `${pathname.replace(secret, '$1')}${query === '' ? '' : `?${query}`}`;
}

/** Whether a page's title may be told: those of orders hold their number, those of searches what somebody typed. */
export const hasPublicTitle = ({ pathname, search }: { readonly pathname: string; readonly search: string }): boolean =>
  !secret.test(pathname) && !pathname.startsWith('/myaccount') && !new URLSearchParams(search).get('keyword')?.trim();
