import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Call } from '../../src/contract/call.ts';
import { keySchema } from '../../src/contract/primitives.ts';
import { isDeskRight } from '../../src/domain/people/rights.ts';
import type { Caller } from '../base/caller.ts';
import { isRefusal, type Refusal, refuse } from '../base/refusal.ts';
import type { Throttle } from '../base/throttle.ts';
import type { Tx } from '../store/database/connection.ts';
import { bodyHashOf, onceByKey, ownedKey, type StoredAnswer, storedAnswer } from '../store/database/onceByKey.ts';
import { holdAccount } from '../store/people/accounts.ts';
import type { AppParts } from '../useCases/appParts.ts';
import type { CallContext } from '../useCases/callContext.ts';
import { checkInput, type RawInput } from './requestChecks.ts';
import type { UploadMemory } from './uploadMemory.ts';

type Schema = z.core.$ZodType;

/** A handler's context: the call's, and its HTTP request. */
export type HttpContext = CallContext & {
  readonly uploadMemory: UploadMemory;
  readonly requestId: string;
  /** For bodies that no schema reads (uploads). */
  readonly request: FastifyRequest;
};

/** How a key is used; all have defaults. */
export type KeyOptions = {
  readonly owner?: string;
  readonly bodyHash?: string;
  /** The effect itself locks the caller's account, and refuses a blocked or erased one. */
  readonly locksCaller?: true;
};

/** The extra context of idempotent calls. */
export type Once<Answer> = {
  /** Runs the effect once for the `Idempotency-Key` (see `onceByKey`). */
  readonly once: (
    effect: (tx: Tx) => Promise<Answer | Refusal>,
    options?: KeyOptions,
  ) => Promise<Answer | StoredAnswer | Refusal>;
  /** The key's earlier answer, or `null`. */
  readonly stored: (options?: KeyOptions) => Promise<StoredAnswer | Refusal | null>;
  /** The request's `Idempotency-Key`; empty where it may lack and does. */
  readonly key: string;
};

type Handler<P extends Schema, Q extends Schema, B extends Schema, R extends Schema> = (
  input: Input<P, Q, B>,
  context: HttpContext & Once<z.output<R>>,
) => Promise<z.output<R> | StoredAnswer | Refusal>;

/** A counted key, such as a user or an address, and its limit. */
type Limited = readonly [throttle: Throttle, key: string];

type Input<P extends Schema, Q extends Schema, B extends Schema> = {
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
};

/** Options with which the handled call's input is read. */
type InputOptions<P extends Schema, Q extends Schema, B extends Schema> = {
  /** Limits of each attempt with a readable input; they are counted in order until one refuses. */
  readonly limits?: (input: Input<P, Q, B>, context: HttpContext) => readonly Limited[];
  /** Runs after each answer that is no refusal. */
  readonly announce?: (parts: AppParts, input: Input<P, Q, B>) => void;
};

export type HandleOptions = {
  /**
   * For shared answers: a cheap version that changes whenever the answer may. Equal versions of an address are neither
   * computed nor sent again.
   */
  readonly version?: (context: HttpContext) => Promise<string>;
  /** A larger body limit (bytes). */
  readonly bodyMaximum?: number;
  /** The body is a multipart form, which the handler reads. */
  readonly takesForm?: true;
};

/** One call of the table with the code that answers it. */
export type HandledCall = {
  readonly call: Call;
  /** The body on the wire, or a refusal. Throws only for defects. */
  readonly answer: (raw: RawInput, context: HttpContext) => Promise<{ kind: 'answer'; body: unknown } | Refusal>;
  readonly version: HandleOptions['version'];
  readonly bodyMaximum: HandleOptions['bodyMaximum'];
  readonly takesForm: HandleOptions['takesForm'];
};

/** Binds a handler in inside spelling to a call of the contract. */
export function handle<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
  call: Call<P, Q, B, R>,
  run: Handler<P, Q, B, R>,
  options: HandleOptions & InputOptions<P, Q, B> = {},
): HandledCall {
  return {
    call,
    version: options.version,
    bodyMaximum: options.bodyMaximum,
    takesForm: options.takesForm,
    answer: async (raw, context) => {
      const key = z.safeParse(keySchema, context.request.headers['idempotency-key']);
      const checked = checkInput(call, raw);
      const isMissing = context.request.headers['idempotency-key'] === undefined;
      if (call.idempotent && !key.success) {
        return withFaultyKey(checked, isMissing ? 'required' : 'invalid');
      }
      if (checked.kind === 'refusal') return checked;
      const limits = options.limits?.(checked.input, context) ?? [];
      if (!limits.every(([throttle, counted]) => throttle.take(counted))) return refuse('TOO_MANY_REQUESTS');
      const encode = (answer: z.output<R>): unknown => z.encode(call.response, answer);
      const given = await run(checked.input, { ...context, ...onceFor(call, raw, context, key.data ?? '', encode) });
      if (isRefusal(given)) return given;
      options.announce?.(context.parts, checked.input);
      return { kind: 'answer', body: isStored(given) ? spellAgain(call.response, given.body) : encode(given) };
    },
  };
}

/** Re-encodes a stored answer: the database keeps fields in another order. */
function spellAgain<R extends Schema>(response: R, body: unknown): unknown {
  const answered = z.safeParse(response, body);
  return answered.success ? z.encode(response, answered.data) : body;
}

function onceFor<Answer>(
  call: Call,
  raw: RawInput,
  context: HttpContext,
  key: string,
  encode: (answer: Answer) => unknown,
): Once<Answer> {
  const useOf = ({ owner = ownerOf(context.caller), bodyHash = bodyHashOf(raw) }: KeyOptions = {}) => {
    if (!call.idempotent) throw new Error(`${call.name} has no idempotency key`);
    return { scope: ownedKey(call.name, owner), key, bodyHash };
  };
  return {
    key,
    once: (effect, options) =>
      onceByKey(context.parts.db, {
        ...{ use: useOf(options), now: context.now, encode },
        effect: async (tx) => {
          const isLost = !options?.locksCaller && (await hasLostAccount(tx, call, context.caller));
          return isLost ? refuse('UNAUTHORIZED') : await effect(tx);
        },
      }),
    stored: (options) => storedAnswer(context.parts.db, useOf(options)),
  };
}

/**
 * Whether the caller's account was erased or blocked since the request began. Otherwise an erasure waits for this
 * transaction. Requests at the desk lock accounts themselves.
 */
const hasLostAccount = async (tx: Tx, { scope }: Call, caller: Caller): Promise<boolean> =>
  caller.kind === 'person' && !isDeskRight(scope) && !(await holdAccount(tx, caller.userId));

/** A key belongs to its caller. */
const ownerOf = (caller: Caller): string =>
  caller.kind === 'person' ? caller.userId : `guest:${caller.cartKey === null ? '' : bodyHashOf(caller.cartKey)}`;

const isStored = (value: unknown): value is StoredAnswer =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'stored';

const withFaultyKey = (checked: { kind: 'input' } | Refusal, fault: 'required' | 'invalid'): Refusal =>
  refuse('INPUT_ERROR', {
    fields: { ...(checked.kind === 'refusal' ? checked.details.fields : {}), 'Idempotency-Key': fault },
  });
