/**
 * The cookie of a browser session on a shared device. The page sets it while the browser is open; the server then sets
 * session cookies only (`server/http/sharedDevice.ts`).
 */
export const sharedDeviceCookie = 'lanrian.shared';
