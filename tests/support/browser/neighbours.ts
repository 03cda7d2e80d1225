import { type SocialProvider, socialProviders } from '../../../src/domain/people/socialLogin.ts';
import { type BookstoreReceiver, openBookstoreReceiver } from '../services/bookstoreReceiver.ts';
import { type IdentityProvider, openIdentityProvider } from '../services/identityProvider.ts';
import { expect, test as journey } from '../shop/shop.ts';
import { startShop } from '../shop/shopServer.ts';

type Neighbours = {
  readonly bookstore: BookstoreReceiver;
  readonly providers: Readonly<Record<SocialProvider, IdentityProvider>>;
};

/** A journey in a shop with a test bookstore and identity providers. */
export const test = journey.extend<Record<never, never>, Neighbours>({
  bookstore: [
    // biome-ignore lint/correctness/noEmptyPattern: the tool reads the fixtures from this pattern
    async ({}, use) => {
      const bookstore = await openBookstoreReceiver();
      await use(bookstore);
      await bookstore.close();
    },
    { scope: 'worker' },
  ],
  providers: [
    // biome-ignore lint/correctness/noEmptyPattern: the tool reads the fixtures from this pattern
    async ({}, use) => {
      const [line, facebook, google] = [
        await openIdentityProvider('line'),
        await openIdentityProvider('facebook'),
        await openIdentityProvider('google'),
      ];
      await use({ line, facebook, google });
      for (const provider of [line, facebook, google]) await provider.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ bookstore, providers }, use) => {
      const ofProviders = Object.assign({}, ...socialProviders.map((name) => providers[name].env));
      const env = { ...ofProviders, BOOKSTORE_URL: bookstore.url };
      const server = await startShop({ env });
      for (const name of socialProviders) await providers[name].register(server.url);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

export { expect };
