import { isRefusal } from '../base/refusal.ts';
import type { AppParts } from '../useCases/appParts.ts';

/** Notifies every open page of a change of an item, unless it was refused. */
export function told<Answer>(parts: Pick<AppParts, 'realtime'>, itemId: string, answer: Answer): Answer {
  if (!isRefusal(answer)) parts.realtime.emitToAll('catalogue:changed', itemId);
  return answer;
}
