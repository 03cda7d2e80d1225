/**
 * The cookie of a browser session on a device that several people use. The page sets it for as long as the browser is open;
 * the server then gives no cookie that lives longer (`server/http/sharedDevice.ts`).
 */
export const sharedDeviceCookie = 'lanrian.shared';
