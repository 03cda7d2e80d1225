import type { Language } from '../../domain/localText.ts';

/** Addresses of the calls about push messages, which the service worker makes too. */
export const pushPaths = {
  key: '/public/push/key',
  subscription: '/public/push/subscription',
  unsubscribe: '/public/push/unsubscribe',
} as const;

/** What a push message says, once it is decrypted. Read without a schema, since the service worker has none. */
export type PushMessage = {
  readonly title: string;
  readonly body: string;
  /** The order's own page. */
  readonly path: string;
  /** A later message with the same tag takes the place of an earlier one. */
  readonly tag: string;
  readonly language: Language;
  /** Whom it is for (`pushListener`); a device shows it only while it listens for them. */
  readonly listener: string;
};

/** How a message and a device name who listens: a signed-in person, or whoever holds an order's token. */
export const pushListener = {
  user: (userId: string): string => `user:${userId}`,
  order: (token: string): string => `order:${token}`,
} as const;

/** The message in a payload, or `null` where it is none of ours. Its path never leads out of the shop. */
export function readPushMessage(payload: unknown): PushMessage | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const { title, body, path, tag, language, listener } = payload as Record<string, unknown>;
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  if (!isText(title) || typeof body !== 'string' || !isText(path) || !isText(tag) || !isText(listener)) return null;
  if (!/^\/order\/[\w-]+$/.test(path)) return null;
  return { title, body, path, tag, listener, language: language === 'en' ? 'en' : 'th' };
}

/** A browser's subscription and whom this device listens for. The whole of it: what is left out is heard no more. */
export type PushSubscriptionWish = {
  /** Address at the browser's push service. A claim: the server takes only services that it knows. */
  readonly endpoint: string;
  /** Public key of the browser, an uncompressed P-256 point in base64url. */
  readonly publicKey: string;
  /** Secret of the browser, 16 bytes in base64url. */
  readonly secret: string;
  readonly language: Language;
  /** The signed-in person; another one's session is refused with OTHER_USER. */
  readonly userId: string | null;
  /** Orders whose links this device holds. Unknown ones are passed over. */
  readonly orderTokens: readonly string[];
};

/** The wish as it stands on the wire. */
export const encodePushWish = (wish: PushSubscriptionWish) => ({
  endpoint: wish.endpoint,
  keys: { p256dh: wish.publicKey, auth: wish.secret },
  language: wish.language,
  user_id: wish.userId,
  order_tokens: [...wish.orderTokens],
});
