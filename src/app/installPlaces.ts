/**
 * Where there is room for the offer to install: the shop window and the own courses; the account page has a part of its
 * own for it. Never where somebody buys, reports or learns, whose next step it would push down.
 */
const places = /^\/($|courses(\/|$)|products\/?$|promotion\/|myaccount\/student\/course\/?$)/;

export const hasRoomForInstall = (pathname: string): boolean => places.test(pathname);
