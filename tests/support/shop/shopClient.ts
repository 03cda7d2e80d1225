import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Call } from '../../../src/contract/call.ts';
import { wireFailure } from '../../../src/contract/failure.ts';
import { uploadFields, uploadFiles } from '../../../src/contract/order/payment.ts';
import type { FailureCode } from '../../../src/domain/failure.ts';
import { addressOf, type CallParts, cookieHeader, encodeBody, storeCookies, type Visitor } from './wireRequest.ts';

type Schema = z.core.$ZodType;

export type AskOptions = {
  readonly as?: Visitor;
  /** A new key by default. */
  readonly key?: string;
  /** Token of the order that the files belong to. */
  readonly orderToken?: string;
};

export type Asked<Answer> =
  | { readonly kind: 'answer'; readonly value: Answer }
  | { readonly kind: 'refused'; readonly status: number; readonly code: FailureCode };

/** Calls to a shop in its own process. A failed connection throws. */
export type ShopClient = {
  /** Makes a call and returns the decoded answer or the refusal. */
  ask<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    parts?: CallParts<P, Q, B>,
    options?: AskOptions,
  ): Promise<Asked<z.output<R>>>;
  /** Makes a call and returns the decoded answer; throws if refused. */
  call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    parts?: CallParts<P, Q, B>,
    options?: AskOptions,
  ): Promise<z.output<R>>;
  /** Uploads pictures; returns their names. */
  upload(pictures: readonly Uint8Array[], options?: AskOptions): Promise<Asked<readonly string[]>>;
};

let visitors = 0;
/** A guest with a unique IP address, so that no rate limit is reached by accident (needs `TRUST_PROXY`). */
export function newVisitor(): Visitor {
  visitors += 1;
  return { cookies: new Map(), address: `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
}

export function shopClient(url: string): ShopClient {
  const ask: ShopClient['ask'] = async (call, parts = {}, options = {}) => {
    const hasBody = call.method !== 'GET';
    const response = await send(`${url}${addressOf(call, parts)}`, options, {
      method: call.method,
      headers: hasBody ? { 'content-type': 'application/json' } : {},
      ...(hasBody ? { body: JSON.stringify(encodeBody(call, parts.body)) } : {}),
    });
    return await readAnswer(call, response);
  };
  return {
    ask,
    call: async (call, parts, options) => {
      const asked = await ask(call, parts, options);
      if (asked.kind === 'refused') throw new Error(`${call.name} was refused: ${asked.status} ${asked.code}`);
      return asked.value;
    },
    upload: async (pictures, options = {}) => {
      const body = new FormData();
      if (options.orderToken !== undefined) body.set(uploadFields.orderToken, options.orderToken);
      for (const [place, picture] of pictures.entries()) {
        body.set(`${uploadFields.file}${place}`, new Blob([new Uint8Array(picture)]), `slip-${place}.jpg`);
      }
      return await readAnswer(
        uploadFiles,
        await send(`${url}${uploadFiles.path}`, options, { method: 'POST', headers: {}, body }),
      );
    },
  };
}

type Request = { method: string; headers: Record<string, string>; body?: string | FormData };

async function send(address: string, { as = newVisitor(), key = randomUUID() }: AskOptions, request: Request) {
  const cookie = cookieHeader(as);
  const headers = {
    ...request.headers,
    'x-forwarded-for': as.address,
    'idempotency-key': key,
    ...(cookie === '' ? {} : { cookie }),
  };
  const response = await fetch(address, { ...request, headers });
  storeCookies(as, response.headers.getSetCookie());
  return response;
}

async function readAnswer<R extends Schema>(call: { readonly response: R }, response: Response) {
  const wire: unknown = await response.json();
  if (response.ok) return { kind: 'answer', value: z.parse(call.response, wire) } as const;
  return { kind: 'refused', status: response.status, code: z.parse(wireFailure, wire).error.code } as const;
}
