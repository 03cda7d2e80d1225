import * as z from 'zod/mini';
import type { FailureCode } from '../domain/failure.ts';
import type { DeskRight } from '../domain/people/rights.ts';
import { idSchema } from './primitives.ts';

/**
 * Callers of a call. `public`: everybody, with the caller's own personal data. `person`: signed in. `buyer`: a
 * signed-in student or non-member (the specification's student scope). A right of the desk: the roles that have it.
 */
export type Scope = 'public' | 'person' | 'buyer' | DeskRight;

/** `shared`: the same answer for everybody, with an ETag. `private`: never stored by caches. */
type Caching = 'shared' | 'private';

/** `json`: the response's schema. The others: the bytes of a file, with its name in a header. */
type Media = 'json' | 'pdf' | 'csv' | 'xlsx' | 'zip';

type Schema = z.core.$ZodType;

/** One call of the table: address, callers, and schemas. */
export type Call<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> = {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Fixed parts and `{parameters}`; always begins with a slash. */
  readonly path: string;
  readonly scope: Scope;
  /** The refusal of a signed-in person outside the scope; PERMISSION_DENIED by default. */
  readonly scopeFailure?: FailureCode;
  readonly caching: Caching;
  readonly media: Media;
  /** One plain sentence for the documents. */
  readonly summary: string;
  /** Whether chapter 7 of the specification has it, or it was added. */
  readonly origin: 'specification' | 'addition';
  /** Whether it needs an `Idempotency-Key`: same key and body, same answer and one effect. */
  readonly idempotent: boolean;
  /** Whether it takes `If-Match`: refused with CHANGED_MEANWHILE if somebody else saved since that revision. */
  readonly takesRevision?: true;
  /** A call that stores nothing although it is no GET; its refusals say so. */
  readonly savesNothing?: true;
  /** A call that begins or ends a session, so it does not wait for a queued sign-out. */
  readonly changesSession?: true;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly response: R;
  /** Refusals beside those of every call. */
  readonly failures: readonly FailureCode[];
};

const nothing = z.object({});
type Nothing = typeof nothing;

/** Method and path in one: `GET /public/courses/{slug}`. */
type Address = `${Call['method']} /${string}`;

/** The names in the braces of an address. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type Ids<A extends Address> = z.ZodMiniObject<Record<NamesIn<A>, typeof idSchema>>;

/** Fields with defaults in `defineCall`. */
type Optional = Omit<Call, 'name' | 'method' | 'path' | 'scope' | 'summary' | 'params' | 'query' | 'body' | 'response'>;

type CallWords<P, Q, B, R> = Partial<Optional & { readonly params: P; readonly query: Q; readonly body: B }> & {
  readonly summary: string;
  readonly response: R;
};

/**
 * Defines a call in one row. By default it is private, an addition to the specification, and without query and body;
 * the names in its path are ids.
 */
export function defineCall<
  const A extends Address,
  R extends Schema,
  P extends Schema = Ids<A>,
  Q extends Schema = Nothing,
  B extends Schema = Nothing,
>(name: string, address: A, scope: Scope, words: CallWords<P, Q, B, R>): Call<P, Q, B, R> {
  const [method, path = ''] = address.split(' ') as [Call['method'], string];
  return {
    ...{ name, method, path, scope },
    ...{ caching: 'private', media: 'json', origin: 'addition', idempotent: false, failures: [] },
    ...words,
    params: (words.params ?? idsIn(path)) as P,
    query: (words.query ?? nothing) as Q,
    body: (words.body ?? nothing) as B,
  };
}

const idsIn = (path: string) =>
  z.object(Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, idSchema])));

/** A call's decoded input. */
export type CallInput<C extends Call> = {
  readonly params: z.output<C['params']>;
  readonly query: z.output<C['query']>;
  readonly body: z.output<C['body']>;
};

/** A call's decoded answer. */
export type CallOutput<C extends Call> = z.output<C['response']>;
