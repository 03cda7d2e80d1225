import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { sharedDeviceCookie } from '../../src/contract/people/sharedDevice.ts';
import type { Config } from '../base/config.ts';
import { guestKeyCookie, readGuestKey } from '../identity/guestKey.ts';

/** Lifetime attributes of a cookie. A zero lifetime deletes it and stays. */
const lifetime = /;\s*(?:max-age=[1-9]\d*|expires=(?!Thu, 01 Jan 1970)[^;]*)/gi;

/**
 * On a shared device every cookie ends with the browser: the next person has no session and no cart. An older cart
 * cookie is shortened with the next answer, at sign-in at the latest.
 */
export function shortenCookiesOnSharedDevices(app: FastifyInstance, { secrets, publicUrl }: Config): void {
  app.addHook('onSend', async (request, reply) => {
    const given = reply.getHeader('set-cookie');
    if (given === undefined || !isOnSharedDevice(request.headers.cookie)) return;
    const key = readGuestKey(request.headers.cookie, secrets.CART_SECRET);
    const ofCart = key === null ? [] : [guestKeyCookie(key, secrets.CART_SECRET, publicUrl.startsWith('https:'))];
    // The answer's own cookies come last and win.
    const cookies = [...ofCart, ...[given].flat()].map((cookie) => String(cookie).replace(lifetime, ''));
    reply.removeHeader('set-cookie').header('set-cookie', cookies);
  });
}

/** Whether the device is marked as shared. */
export const isOnSharedDevice = (cookieHeader: string | undefined): boolean =>
  cookieHeader !== undefined && fastifyCookie.parse(cookieHeader)[sharedDeviceCookie] === '1';
