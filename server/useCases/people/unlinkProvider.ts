import { mayUnlink, type SignInWays, type SocialProvider } from '../../../src/domain/people/socialLogin.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import type { Tx } from '../../store/database/connection.ts';
import { deleteLink, lockWays, readWays } from '../../store/people/socialLinks.ts';

/** Unlinks a provider and answers the remaining ways. Refuses the last one; a missing link is fine. */
export async function unlinkProvider(
  tx: Tx,
  userId: string,
  provider: SocialProvider,
): Promise<Omit<SignInWays, 'offered'> | Refusal> {
  await lockWays(tx, userId);
  const ways = await readWays(tx, userId);
  if (!ways.linked.includes(provider)) return ways;
  if (!mayUnlink(ways, provider)) return refuse('INPUT_ERROR', { fields: { provider: 'signIn.lastWay' } });
  await deleteLink(tx, userId, provider);
  return await readWays(tx, userId);
}
