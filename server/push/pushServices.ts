/** The push services of the browsers: Chromium's, Firefox's, Safari's and Edge's. A star stands for names in front. */
const knownHosts = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'];

/**
 * Whether messages may be sent to this address. It comes from a browser and so from anybody: only the known services
 * over TLS at their usual port, and origins of the settings, are ever asked.
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
