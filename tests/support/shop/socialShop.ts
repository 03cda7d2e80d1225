import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Database } from '../../../server/store/database/database.ts';
import { accounts } from '../../../server/store/schema/identity.ts';
import { login } from '../../../src/contract/people/session.ts';
import { newcomer, socialEndIn, socialStart } from '../../../src/contract/people/socialLogin.ts';
import { type SocialProvider, socialProviders } from '../../../src/domain/people/socialLogin.ts';
import { goToProvider } from '../browser/socialSteps.ts';
import { onDatabase } from '../run/databases.ts';
import { type IdentityProvider, type KnownPerson, openIdentityProvider } from '../services/identityProvider.ts';
import { buildTestShop, type Visitor } from './shopApp.ts';
import { movableClock } from './testParts.ts';

type WayOptions = { returnTo?: string; isLinking?: boolean; ticket?: string | undefined };

/** Headers of a navigation from the shop's own page. */
export const fromOwnPage = { 'sec-fetch-site': 'same-origin' };

/** A block of tests with their own shop and a provider of each kind. */
export function onSocialShop(name: string, tests: (opened: () => SocialShop) => void): void {
  onDatabase(name, (database) => {
    let opened: SocialShop | undefined;
    beforeAll(async () => {
      opened = await openSocialShop(database());
    });
    afterAll(async () => {
      await opened?.shop.close();
      for (const provider of opened?.providers.values() ?? []) await provider.close();
    });
    beforeEach(() => opened?.clock.forward(1_000));
    tests(() => {
      if (!opened) throw new Error('The shop is open only while tests run');
      return opened;
    });
  });
}

export type SocialShop = Awaited<ReturnType<typeof openSocialShop>>;

async function openSocialShop(database: Database) {
  const { db } = database;
  const clock = movableClock();
  const providers = new Map<SocialProvider, IdentityProvider>();
  const env: Record<string, string> = {};
  for (const kind of socialProviders) {
    const provider = await openIdentityProvider(kind);
    providers.set(kind, provider);
    Object.assign(env, provider.env);
  }
  const shop = await buildTestShop({ database, clock, env });
  const { publicUrl } = shop.parts.config;
  for (const provider of providers.values()) await provider.register(publicUrl);

  const newPerson = (kind: SocialProvider, told: Partial<KnownPerson> = {}): KnownPerson => {
    const sub = `U${randomUUID().replaceAll('-', '')}`;
    const person = { sub, name: 'มะลิ ใจดี', email: `${sub.slice(0, 10).toLowerCase()}@example.com`, ...told };
    providers.get(kind)?.people.set(sub, person);
    return person;
  };
  const begin = (kind: SocialProvider, as: Visitor, options: WayOptions = {}) =>
    shop.inject(
      {
        url: socialStart(kind, { returnTo: '/cart', ...options }),
        headers: { 'accept-language': 'th', ...fromOwnPage },
      },
      as,
    );
  /** Signs in at the provider; returns the final address. */
  const signIn = async (
    kind: SocialProvider,
    who: KnownPerson | null,
    as: Visitor = shop.visitor(),
    options: WayOptions = {},
  ) => {
    const started = await begin(kind, as, options);
    const back = await goToProvider(started.headers.location ?? '', who?.sub ?? 'nobody', publicUrl);
    const ended = await shop.inject({ url: back }, as);
    expect(ended.statusCode).toBe(303);
    const landing = new URL(ended.headers.location ?? '', publicUrl);
    return { as, landing, end: socialEndIn(landing.search), back, returnTo: landing.searchParams.get('returnTo') };
  };
  const linksOf = (userId: string) => db.select().from(accounts).where(eq(accounts.userId, userId));
  /** Signs in by password and confirms the shown ticket. */
  const ownerComes = (known: { username: string; password: string }, as: Visitor, ticket?: string) => {
    const { username, password } = known;
    return shop.call(login, { body: { username, password, ...(ticket !== undefined && { ticket }) } }, { as });
  };
  /** The pending provider account of this browser. */
  const waitingIn = (as: Visitor) => shop.call(newcomer, {}, { as });

  return {
    ...{ database, db, clock, providers, shop, publicUrl },
    ...{ newPerson, begin, signIn, linksOf, ownerComes, waitingIn },
  };
}
