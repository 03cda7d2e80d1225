import type { Config } from '../../base/config.ts';
import type { PageOrigins, PaymentProvider } from '../../payments/paymentProvider.ts';
import { primeReactStyleHashes } from './primeReactStyles.ts';

/**
 * The content security policy of pages, from the configuration (decisions: identity and safety): inline only the
 * documents' own scripts (`inlineScripts.ts`), and no host of a method without keys.
 */
export function contentSecurityPolicy(
  config: Pick<Config, 'publicUrl' | 'realtimePort'>,
  providers: readonly Pick<PaymentProvider, 'pageOrigins'>[] = [],
): Readonly<Record<string, readonly string[]>> {
  const speaksTls = config.publicUrl.startsWith('https:');
  const of = (kind: keyof PageOrigins) => providers.flatMap(({ pageOrigins }) => pageOrigins[kind]);
  const frames = of('frames');
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...of('scripts')],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", ...primeReactStyleHashes],
    'img-src': ["'self'", 'blob:', 'data:'],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...realtimeOrigins(config), ...of('connections')],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': frames.length === 0 ? ["'none'"] : frames,
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...of('forms')],
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
