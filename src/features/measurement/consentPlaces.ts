/**
 * Where visits may be asked about: the shop window. Never where somebody buys, reports, learns or signs in, whose next
 * step it would stand beside.
 */
const places = /^\/($|courses(\/|$)|course\/|products(\/|$)|product\/|promotion\/|page\/)/;

export const mayAskConsent = (pathname: string): boolean => places.test(pathname);
