import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { answerWithinMs, askProvider } from '../askProvider.ts';

export type GatewayConfig = { readonly merchantId: string; readonly secretKey: string; readonly apiUrl: string };

/** Claims of an answer, or of a notification. */
export type Claims = Readonly<Record<string, unknown>>;

export type GatewayAnswer =
  | { readonly kind: 'claims'; readonly claims: Claims }
  /** A refusal without a signature. */
  | { readonly kind: 'refused'; readonly respCode: string }
  | { readonly kind: 'none' };

const envelopeShape = z.object({ payload: z.string().min(1) });
const refusalShape = z.object({ respCode: z.string() });

/** The secret is used as text, and not as the bytes that its hexadecimal digits spell. */
const keyOf = (secretKey: string): Uint8Array => Buffer.from(secretKey, 'utf8');

/** The claims of a JWT that 2C2P signed; `null` for another one. */
export const verifiedClaims = (jwt: string, secretKey: string): Promise<Claims | null> =>
  jwtVerify(jwt, keyOf(secretKey), { algorithms: ['HS256'] }).then(
    ({ payload }) => payload,
    () => null,
  );

/** The signed part of a body; `null` without one. */
export const payloadIn = (body: unknown): string | null => envelopeShape.safeParse(body).data?.payload ?? null;

/** The time (ms) for each of the two answers that make a QR: the start as a whole must end before its order is asked again. */
export const qrWithinMs = 5_000;

/** The calls of the payment gateway 4.3: claims and answers travel as JWT (HS256), a few calls as plain JSON. */
export function gatewayCalls({ apiUrl, secretKey }: GatewayConfig) {
  const post = (name: string, body: object, withinMs = answerWithinMs) =>
    askProvider(`${apiUrl}/payment/4.3/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      withinMs,
    });

  return {
    signed: async (name: 'paymentToken' | 'paymentInquiry', claims: Claims): Promise<GatewayAnswer> => {
      const jwt = new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', typ: 'JWT' });
      const answer = await post(name, { payload: await jwt.sign(keyOf(secretKey)) });
      if (answer.kind === 'none' || answer.status >= 500) return { kind: 'none' };
      const payload = payloadIn(answer.body);
      if (payload !== null) {
        const read = await verifiedClaims(payload, secretKey);
        return read === null ? { kind: 'none' } : { kind: 'claims', claims: read };
      }
      const refusal = refusalShape.safeParse(answer.body);
      return refusal.success ? { kind: 'refused', respCode: refusal.data.respCode } : { kind: 'none' };
    },
    /** The call of a direct payment, which the token alone protects; its body, or `null` without a readable one. */
    pay: async (body: object): Promise<unknown> => {
      const answer = await post('payment', body, qrWithinMs);
      return answer.kind === 'answer' && answer.status < 400 ? answer.body : null;
    },
  };
}
