/** Personal and non-page addresses. `Disallow` of robots.txt is a prefix. */
export const notForRobots: readonly string[] = [
  ...['/myaccount', '/admin', '/cart', '/checkout', '/order/', '/payment/', '/thankyou', '/share', '/learn/'],
  ...['/login', '/register', '/forgotpass', '/setpassword', '/private/', '/api/', '/webhook/', '/auth/'],
];

/** Also a header of the page: a linked address may be listed unread. */
export const isNotForRobots = (path: string): boolean => notForRobots.some((beginning) => path.startsWith(beginning));
