import {
  listSignInWays,
  listSocialProviders,
  newcomer,
  unlinkProviderCall,
} from '../../src/contract/people/socialLogin.ts';
import { isRefusal } from '../base/refusal.ts';
import { handle } from '../http/handle.ts';
import { offeredProviders } from '../socialLogin/socialClients.ts';
import { readWays } from '../store/people/socialLinks.ts';
import { unlinkProvider } from '../useCases/people/unlinkProvider.ts';
import { readWaiting } from '../useCases/people/waitingNewcomer.ts';

export const socialLoginRoutes = [
  handle(listSocialProviders, async (_, { parts }) => [...offeredProviders(parts.config)], {
    version: async ({ parts }) => offeredProviders(parts.config).join(),
  }),

  handle(newcomer, async (_, context) => {
    const waiting = await readWaiting(context);
    if (waiting === null) return null;
    const { ticket, provider, firstName, lastName, email } = waiting;
    return { ticket, provider, firstName, lastName, email };
  }),

  handle(listSignInWays, async (_, { parts, person }) => ({
    ...(await readWays(parts.db, person().userId)),
    offered: offeredProviders(parts.config),
  })),

  handle(unlinkProviderCall, ({ params }, { parts, person, once }) =>
    once(async (tx) => {
      const ways = await unlinkProvider(tx, person().userId, params.provider);
      return isRefusal(ways) ? ways : { ...ways, offered: offeredProviders(parts.config) };
    }),
  ),
];
