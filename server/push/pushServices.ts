/** Push services of Chromium, Firefox, Safari and Edge. A star stands for subdomains. */
const knownHosts = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'];

/**
 * Whether messages may be sent to this endpoint. It comes from a browser, so only known services over TLS at the
 * default port and configured origins are allowed.
 */
export function isPushService(endpoint: string, furtherOrigins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, origin, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (furtherOrigins.includes(origin)) return true;
  return protocol === 'https:' && port === '' && knownHosts.some((known) => isHost(hostname, known));
}

const isHost = (hostname: string, known: string): boolean =>
  known.startsWith('*') ? hostname.endsWith(known.slice(1)) : hostname === known;
