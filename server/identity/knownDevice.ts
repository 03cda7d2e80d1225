import { createHmac, randomBytes } from 'node:crypto';

const lifeSeconds = 400 * 24 * 3_600;
/** People of one browser; the one who signed in longest ago is dropped. */
const peopleMaximum = 5;
const part = /^[\w-]{22}$/;
const cookie = /(?:^|;\s*)lanrian\.device=([\w.-]+)/;

/**
 * The id of a browser in which this person signed in before; `null` for any other. A browser keeps its id and a mark a
 * person, which only the server can make, in a cookie that outlives the session.
 */
export function knownDevice(cookieHeader: string | undefined, userId: string, secret: string): string | null {
  const { device, marks } = readCookie(cookieHeader);
  return device !== null && marks.includes(markOf(device, userId, secret)) ? device : null;
}

/** The `Set-Cookie` header after a sign-in. */
export function knownDeviceCookie(
  cookieHeader: string | undefined,
  userId: string,
  { secret, isSecure }: { readonly secret: string; readonly isSecure: boolean },
): string {
  const { device: before, marks } = readCookie(cookieHeader);
  const device = before ?? randomBytes(16).toString('base64url');
  const own = markOf(device, userId, secret);
  const kept = [own, ...marks.filter((mark) => mark !== own)].slice(0, peopleMaximum);
  const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${lifeSeconds}${isSecure ? '; Secure' : ''}`;
  return `lanrian.device=${[device, ...kept].join('.')}; ${attributes}`;
}

function readCookie(cookieHeader: string | undefined) {
  const [device = '', ...marks] = cookie.exec(cookieHeader ?? '')?.[1]?.split('.') ?? [];
  return part.test(device) ? { device, marks: marks.filter((mark) => part.test(mark)) } : { device: null, marks: [] };
}

const markOf = (device: string, userId: string, secret: string): string =>
  createHmac('sha256', secret).update(`known device ${device} ${userId}`).digest('base64url').slice(0, 22);
