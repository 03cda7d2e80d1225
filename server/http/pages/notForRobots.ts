/** What is somebody's own, and what is no page. `Disallow` of robots.txt is read as the beginning of an address. */
export const notForRobots: readonly string[] = [
  ...['/myaccount', '/admin', '/cart', '/checkout', '/order/', '/thankyou', '/share', '/learn/'],
  ...['/login', '/register', '/forgotpass', '/setpassword', '/private/', '/api/', '/webhook/', '/auth/'],
];

/** Said with the page itself, too: an address that somebody links to may be listed without being read. */
export const isNotForRobots = (path: string): boolean => notForRobots.some((beginning) => path.startsWith(beginning));
