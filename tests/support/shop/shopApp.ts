import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import * as z from 'zod/mini';
import { buildApp } from '../../../server/app.ts';
import { accounts } from '../../../server/store/schema/identity.ts';
import type { Call } from '../../../src/contract/call.ts';
import { wireFailure } from '../../../src/contract/failure.ts';
import type { FailureCode } from '../../../src/domain/failure.ts';
import type { Role } from '../../../src/domain/people/identity.ts';
import { openTestParts, type TestParts, type TestPartsOptions } from './testParts.ts';
import { addressOf, type CallParts, cookieHeader, encodeBody, keepCookies, type Visitor } from './wireRequest.ts';

export type { CallParts, Visitor } from './wireRequest.ts';

type Schema = z.core.$ZodType;

export type SignedInVisitor = Visitor & {
  readonly userId: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
};

export type CallOptions = {
  readonly as?: Visitor;
  /** A new one each time where it is left out. */
  readonly key?: string;
  readonly language?: 'th' | 'en';
};

/** A refusal as it came back. */
export type Refused = {
  readonly status: number;
  readonly code: FailureCode;
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly details: z.output<typeof wireFailure>['error']['details'];
};

export type TestShop = TestParts & {
  readonly app: FastifyInstance;
  /** A new guest with an address of its own. */
  visitor(): Visitor;
  /** A visitor with a new account. Names are made up where they are left out. */
  signedIn(
    role?: Role,
    account?: Partial<Pick<SignedInVisitor, 'username' | 'email' | 'password'>>,
  ): Promise<SignedInVisitor>;
  /** The same person with a new session, on a browser of its own. */
  signedInAgain(person: SignedInVisitor): Promise<SignedInVisitor>;
  /** Makes a call and answers in the inside spelling; throws when it was refused. */
  call<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    parts?: CallParts<P, Q, B>,
    options?: CallOptions,
  ): Promise<z.output<R>>;
  /** Makes a call that must be refused; throws when it was not. */
  refused<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    parts?: CallParts<P, Q, B>,
    options?: CallOptions,
  ): Promise<Refused>;
  /** The same request with its raw answer. */
  send<P extends Schema, Q extends Schema, B extends Schema, R extends Schema>(
    call: Call<P, Q, B, R>,
    parts?: CallParts<P, Q, B>,
    options?: CallOptions,
  ): Promise<LightMyRequestResponse>;
  /** Any request, with a visitor's cookies. */
  inject(request: InjectOptions, as?: Visitor): Promise<LightMyRequestResponse>;
};

/** Of everybody who brings none; its hash was made once, since making one takes as long as a whole test. */
const usualPassword = {
  text: 'learn-every-day',
  hash:
    '8d30e967e6e755bc30807b1ac09ee853:' +
    'cca71003eb0cef72d1a4337f48c0d565be1b48f8957a9aad3190c9698da7c301' +
    '2b69770174386f2cc52f8bc8420df665d91d75d845383b976074f8e6cbe0b035',
};

/** The whole shop on a test's database, reached without listening. `close` it; the database stays the caller's. */
export async function buildTestShop(options: TestPartsOptions): Promise<TestShop> {
  // Every visitor has an address of its own, as in life, so that no limit by address is met by accident.
  const testParts = await openTestParts({ ...options, env: { TRUST_PROXY: 'loopback', ...options.env } });
  const app = await buildApp(testParts.parts);
  await app.ready();
  let visitors = 0;
  const visitor = (): Visitor => {
    visitors += 1;
    return { cookies: new Map(), address: `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` };
  };
  const inject = (request: InjectOptions, as: Visitor = visitor()) => injectAs(app, request, as);

  const send: TestShop['send'] = (call, parts = {}, { as = visitor(), key = randomUUID(), language = 'th' } = {}) =>
    inject(
      {
        method: call.method,
        url: addressOf(call, parts),
        headers: { 'accept-language': language, ...(call.idempotent ? { 'idempotency-key': key } : {}) },
        ...(call.method === 'GET' ? {} : { payload: encodeBody(call, parts.body) }),
      },
      as,
    );

  const withSession = async <Who extends { readonly userId: string } & Visitor>(person: Who): Promise<Who> => {
    const { cookies } = await testParts.parts.identity.openSession(person.userId, new Headers());
    keepCookies(person, cookies);
    return person;
  };

  return {
    ...testParts,
    app,
    visitor,
    inject,
    send,
    call: async (call, parts, options) => {
      const response = await send(call, parts, options);
      if (response.statusCode !== 200) throw new Error(`${call.name} answered ${response.statusCode} ${response.body}`);
      return z.parse(call.response, response.json());
    },
    refused: async (call, parts, options) => {
      const response = await send(call, parts, options);
      if (response.statusCode < 400) throw new Error(`${call.name} was not refused: ${response.body}`);
      return readRefusal(response);
    },
    signedIn: async (role = 'student', account = {}) => {
      const name = `person-${randomUUID().slice(0, 8)}`;
      const made = { username: name, email: `${name}@example.com`, password: usualPassword.text, ...account };
      const { identity, db } = testParts.parts;
      const password = account.password ?? null;
      const created = await identity.createAccount({ ...made, password, role, firstName: 'มานี', lastName: 'ใจดี' });
      if (created.kind !== 'created') throw new Error(`No account: ${created.code}`);
      const { userId } = created;
      if (password === null) {
        const stamps = { createdAt: new Date(), updatedAt: new Date() };
        const credential = { id: randomUUID(), accountId: userId, providerId: 'credential', userId };
        await db.insert(accounts).values({ ...credential, password: usualPassword.hash, ...stamps });
      }
      return await withSession({ ...visitor(), ...made, userId });
    },
    signedInAgain: (person) => withSession({ ...person, ...visitor() }),
    close: async () => {
      await app.close();
      await testParts.close();
    },
  };
}

/** A refusal in an answer of any request. */
export function readRefusal(response: LightMyRequestResponse): Refused {
  const { error } = z.parse(wireFailure, response.json());
  return {
    status: response.statusCode,
    code: error.code,
    message: error.message,
    fields: error.details?.fields ?? {},
    details: error.details,
  };
}

async function injectAs(app: FastifyInstance, request: InjectOptions, as: Visitor): Promise<LightMyRequestResponse> {
  const cookie = cookieHeader(as);
  const headers = { 'x-forwarded-for': as.address, ...(cookie === '' ? {} : { cookie }), ...request.headers };
  const response = await app.inject({ ...request, headers });
  const given = response.headers['set-cookie'] ?? [];
  keepCookies(as, typeof given === 'string' ? [given] : given);
  return response;
}
