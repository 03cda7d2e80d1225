import * as z from 'zod/mini';
import type { Call } from '../../../src/contract/call.ts';

type Schema = z.core.$ZodType;

/** A browser with cookies. A new one is a guest. */
export type Visitor = { readonly cookies: Map<string, string>; readonly address: string };

/** Arguments of a call, decoded. */
export type CallParts<P extends Schema, Q extends Schema, B extends Schema> = {
  readonly params?: z.output<P>;
  readonly query?: z.output<Q>;
  readonly body?: z.output<B>;
};

/** A visitor at one address who keeps no cookies. */
export const stranger = (address: string): Visitor => ({
  address,
  get cookies() {
    return new Map<string, string>();
  },
});

export const cookieHeader = ({ cookies }: Visitor): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Applies the `Set-Cookie` headers of a response. */
export function storeCookies(as: Visitor, given: readonly string[]): void {
  for (const text of given) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (value === '' || /max-age=0(;|$)/i.test(text)) as.cookies.delete(name);
    else as.cookies.set(name, value);
  }
}

/** The body in wire format. */
export function encodeBody<B extends Schema>(
  call: { readonly body: B },
  body: z.output<B> | undefined,
): Readonly<Record<string, unknown>> {
  const wire: unknown = body === undefined ? {} : z.encode(call.body, body);
  return typeof wire === 'object' && wire !== null ? { ...wire } : {};
}

/** Path and query of a call. */
export function addressOf<P extends Schema, Q extends Schema, B extends Schema>(
  call: Pick<Call<P, Q>, 'path' | 'params' | 'query'>,
  { params, query }: CallParts<P, Q, B>,
): string {
  const inPath = wireTexts(params === undefined ? {} : z.encode(call.params, params));
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath.get(name) ?? ''));
  const asked = [...wireTexts(query === undefined ? {} : z.encode(call.query, query))];
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`;
}

const wireTexts = (wire: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(typeof wire === 'object' && wire !== null ? wire : {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
