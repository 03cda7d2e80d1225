import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { PushSubscriptionWish } from '../../../src/contract/site/pushMessage.ts';

/** A received, still encrypted message. */
export type ArrivedPush = {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
};

export type PushService = {
  /** Prefix of all endpoints, for `PUSH_SERVICES`. */
  readonly origin: string;
  readonly arrived: readonly ArrivedPush[];
  /** Status for the next messages; 201 by default. */
  answerWith(status: number): void;
  close(): Promise<void>;
};

/** A test push service that stores messages and can refuse. */
export async function openPushService(): Promise<PushService> {
  const arrived: ArrivedPush[] = [];
  let status = 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    arrived,
    answerWith: (next) => {
      status = next;
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

export type PushBrowser = Pick<PushSubscriptionWish, 'endpoint' | 'publicKey' | 'secret'> & {
  /** Decrypted messages for this browser (RFC 8291). */
  messages(): readonly unknown[];
};

/** A browser with a subscription at the service and its own keys. */
export function subscribeAt(service: PushService, name = randomBytes(9).toString('base64url')): PushBrowser {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const secret = randomBytes(16);
  return {
    endpoint: `${service.origin}/push/${name}`,
    publicKey: keys.getPublicKey().toString('base64url'),
    secret: secret.toString('base64url'),
    messages: () =>
      service.arrived
        .filter(({ path }) => path === `/push/${name}`)
        .map(({ body }) => JSON.parse(decrypt(body, keys, secret).toString('utf8'))),
  };
}

/** Decrypts one record of `aes128gcm` (RFC 8188) with the shared key (RFC 8291, 3.4). */
function decrypt(body: Buffer, keys: ECDH, secret: Buffer): Buffer {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender]);
  const shared = hkdfSync('sha256', keys.computeSecret(sender), secret, info, 32);
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(shared), salt, Buffer.from(`Content-Encoding: ${label}\0`), length));
  const opening = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  opening.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
  return padded.subarray(0, padded.lastIndexOf(2));
}

/** The claims of a VAPID header (RFC 8292) after its signature was verified. */
export function readVapid(authorization: string | undefined): {
  readonly publicKey: string;
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
} {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isGenuine = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (!isGenuine) throw new Error(`Not signed by its key: ${authorization}`);
  return { publicKey, claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) };
}
