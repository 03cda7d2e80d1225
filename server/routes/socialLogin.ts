import { listSignInWays, listSocialProviders, newcomer, unlinkProvider } from '../../src/contract/socialLogin.ts';
import { mayUnlink } from '../../src/domain/socialLogin.ts';
import { refuse } from '../http/failure.ts';
import { handle } from '../http/handle.ts';
import { offeredProviders } from '../socialLogin/socialClients.ts';
import { deleteLink, lockWays, readWays } from '../store/socialLinks.ts';
import { readWaiting } from '../useCases/waitingNewcomer.ts';

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

  handle(unlinkProvider, ({ params }, { parts, person, once }) =>
    once(async (tx) => {
      const { userId } = person();
      await lockWays(tx, userId);
      const ways = await readWays(tx, userId);
      if (ways.linked.includes(params.provider)) {
        if (!mayUnlink(ways, params.provider)) return refuse('INPUT_ERROR', { fields: { provider: 'signIn.lastWay' } });
        await deleteLink(tx, userId, params.provider);
      }
      return { ...(await readWays(tx, userId)), offered: offeredProviders(parts.config) };
    }),
  ),
];
