import { giveUpOrderKey } from '../../../contract/order/order.ts';
import type { Order } from '../../../domain/order/order.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { clearDraft } from '../../../platform/store/draftStorage.ts';
import { attemptDraft } from './useOpenAttempt.ts';

/**
 * Before another order goes out in the place of one without an answer: the one that was made after all. `null` where there is
 * none, or it was cancelled since; then none comes of it any more, however late it arrives, and its key goes from this
 * device, too.
 */
export async function giveUpAttempt(key: string): Promise<Order | null> {
  const made = await callServer(giveUpOrderKey, { params: { key } });
  if (made !== null && made.status !== 'cancelled') return made;
  await clearDraft(attemptDraft);
  return null;
}
