import { giveUpOrderKeyCall } from '../../../contract/order/order.ts';
import type { Order } from '../../../domain/order/order.ts';
import { callServer } from '../../../platform/net/callServer.ts';
import { clearDraft } from '../../../platform/store/draftStorage.ts';
import { attemptDraft } from './useOpenAttempt.ts';

/**
 * Gives up an unanswered order before another one is sent. Answers the order if it was made after all and not cancelled
 * since; `null` otherwise: the key makes none any more, and is forgotten on this device.
 */
export async function giveUpAttempt(key: string): Promise<Order | null> {
  const made = await callServer(giveUpOrderKeyCall, { params: { key } });
  if (made !== null && made.status !== 'cancelled') return made;
  await clearDraft(attemptDraft);
  return null;
}
