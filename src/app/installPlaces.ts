/**
 * Pages on which the install offer may appear: the shop window and the own courses. The account page has its own
 * section. Never checkout, reports or lessons, where it would push the next step down.
 */
const places = /^\/($|courses(\/|$)|products\/?$|promotion\/|myaccount\/student\/course\/?$)/;

export const hasRoomForInstall = (pathname: string): boolean => places.test(pathname);
