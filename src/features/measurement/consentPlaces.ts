/**
 * The pages on which the consent question may appear: the shop window. Never checkout, reports, lessons or sign-in,
 * where it would disturb the next step.
 */
const places = /^\/($|courses(\/|$)|course\/|products(\/|$)|product\/|promotion\/|page\/)/;

export const mayAskConsent = (pathname: string): boolean => places.test(pathname);
