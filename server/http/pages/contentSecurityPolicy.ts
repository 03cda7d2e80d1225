import type { Config } from '../../base/config.ts';
import { primeReactStyleHashes } from './primeReactStyles.ts';

/**
 * What pages may load and where they may talk to, from the settings alone (decisions: identity and safety): nothing
 * inline but what the documents themselves begin with (`inlineScripts.ts`), no host of a payment method that has no keys.
 */
export function contentSecurityPolicy(
  config: Pick<Config, 'publicUrl' | 'realtimePort'>,
): Readonly<Record<string, readonly string[]>> {
  const speaksTls = config.publicUrl.startsWith('https:');
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...primeReactStyleHashes],
    'img-src': ["'self'", 'blob:', 'data:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...realtimeOrigins(config)],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    ...(speaksTls ? { 'upgrade-insecure-requests': [] } : {}),
  };
}

/**
 * The policy of pictures and films, as the option of their routes: whoever opens one by its address sees it and nothing
 * else. That of pages would weigh as much as a tenth of the picture that it comes with.
 */
export const filePolicy = {
  helmet: {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'img-src': ["'self'"],
        'media-src': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
  },
};

/** The realtime port, both as a web socket and as the plain requests that it begins with. */
function realtimeOrigins({ publicUrl, realtimePort }: Pick<Config, 'publicUrl' | 'realtimePort'>): readonly string[] {
  const { protocol, hostname } = new URL(publicUrl);
  const socket = protocol === 'https:' ? 'wss:' : 'ws:';
  return [protocol, socket].map((scheme) => `${scheme}//${hostname}:${realtimePort}`);
}
