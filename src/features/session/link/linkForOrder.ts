import { links } from '../../../ui/press/links.ts';

/** Address of the page that requests a mailed link to a guest's purchases, in words other than "forgot password". */
export const linkForOrder = { pathname: links.forgotPassword(), search: '?for=order' };

/** Whether the link is requested for a purchase. */
export const isForOrder = (query: URLSearchParams): boolean => query.get('for') === 'order';
