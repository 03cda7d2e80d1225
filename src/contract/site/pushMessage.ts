import type { Language } from '../../domain/localText.ts';

/** Addresses of the push calls, used by the service worker too. */
export const pushPaths = {
  key: '/public/push/key',
  subscription: '/public/push/subscription',
  unsubscribe: '/public/push/unsubscribe',
} as const;

/** A decrypted push message. No schema, because the service worker has none. */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** The order's page. */
  readonly path: string;
  /** A later message with the same tag replaces an earlier one. */
  readonly tag: string;
  readonly language: Language;
  /** The listener (`pushListener`); a device shows the message only while it listens for them. */
  readonly listener: string;
};

/** Name of a listener in messages and devices: a signed-in person, or a holder of an order's token. */
export const pushListener = {
  user: (userId: string): string => `user:${userId}`,
  order: (token: string): string => `order:${token}`,
} as const;

/** The message of a payload; `null` if it is not ours. Its path never leaves the shop. */
export function readPushMessage(payload: unknown): PushMessage | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const { title, body, path, tag, language, listener } = payload as Record<string, unknown>;
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  if (!isText(title) || typeof body !== 'string' || !isText(path) || !isText(tag) || !isText(listener)) return null;
  if (!/^\/order\/[\w-]+$/.test(path)) return null;
  return { title, body, path, tag, listener, language: language === 'en' ? 'en' : 'th' };
}

/** A browser's subscription with all its listeners. It replaces the former list. */
export type PushSubscriptionWish = {
  /** Address at the browser's push service. A claim: the server accepts only known services. */
  readonly endpoint: string;
  /** Public key of the browser, an uncompressed P-256 point in base64url. */
  readonly publicKey: string;
  /** Secret of the browser, 16 bytes in base64url. */
  readonly secret: string;
  readonly language: Language;
  /** The signed-in person; another person's session is refused with OTHER_USER. */
  readonly userId: string | null;
  /** Orders by link on this device. Unknown ones are ignored. */
  readonly orderTokens: readonly string[];
};

/** The wish in wire format. */
export const encodePushWish = (wish: PushSubscriptionWish) => ({
  endpoint: wish.endpoint,
  keys: { p256dh: wish.publicKey, auth: wish.secret },
  language: wish.language,
  user_id: wish.userId,
  order_tokens: [...wish.orderTokens],
});
