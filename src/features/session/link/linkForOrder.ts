import { links } from '../../../ui/press/links.ts';

/** Where a link by e-mail is asked for by whoever wants into what was bought, and need not have forgotten a password. */
export const linkForOrder = { pathname: links.forgotPassword(), search: '?for=order' };

/** Whether that is why the link is asked for. */
export const isForOrder = (query: URLSearchParams): boolean => query.get('for') === 'order';
