import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { sharedDeviceCookie } from '../../src/contract/people/sharedDevice.ts';
import type { Config } from '../base/config.ts';
import { guestKeyCookie, readGuestKey } from '../identity/guestKey.ts';

/** How long the browser shall keep it. A time of zero takes the cookie away, and stays. */
const lifetime = /;\s*(?:max-age=[1-9]\d*|expires=(?!Thu, 01 Jan 1970)[^;]*)/gi;

/**
 * On a device that several people use every cookie ends with the browser: whoever comes next is nobody yet, and has no
 * cart. That of a cart from before the device was shared is given anew with the next one, at a sign-in at the latest.
 */
export function shortenCookiesOnSharedDevices(app: FastifyInstance, { secrets, publicUrl }: Config): void {
  app.addHook('onSend', async (request, reply) => {
    const given = reply.getHeader('set-cookie');
    if (given === undefined || !isOnSharedDevice(request.headers.cookie)) return;
    const key = readGuestKey(request.headers.cookie, secrets.CART_SECRET);
    const ofCart = key === null ? [] : [guestKeyCookie(key, secrets.CART_SECRET, publicUrl.startsWith('https:'))];
    // What the answer itself gives comes last, and counts.
    const cookies = [...ofCart, ...[given].flat()].map((cookie) => String(cookie).replace(lifetime, ''));
    reply.removeHeader('set-cookie').header('set-cookie', cookies);
  });
}

/** Whether somebody has said that several people use the browser's device. */
export const isOnSharedDevice = (cookieHeader: string | undefined): boolean =>
  cookieHeader !== undefined && fastifyCookie.parse(cookieHeader)[sharedDeviceCookie] === '1';
