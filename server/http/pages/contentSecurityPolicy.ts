import type { Config } from '../../base/config.ts';
import { primeReactStyleHashes } from './primeReactStyles.ts';

/**
 * The content security policy of every answer, from the configuration (decisions: identity and safety). Pages add their
 * own inline scripts, the providers of the methods that are on, and a tag manager.
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

/** The policy of pictures and films. That of pages would weigh a tenth of a picture. */
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

/** The realtime port, as web socket and as plain requests. */
function realtimeOrigins({ publicUrl, realtimePort }: Pick<Config, 'publicUrl' | 'realtimePort'>): readonly string[] {
  const { protocol, hostname } = new URL(publicUrl);
  const socket = protocol === 'https:' ? 'wss:' : 'ws:';
  return [protocol, socket].map((scheme) => `${scheme}//${hostname}:${realtimePort}`);
}
