import type { QueryClient } from '@tanstack/react-query';
import type { Person } from '../../domain/people/identity.ts';
import { forgetLecturesOfOthers } from '../../platform/learning/downloadedLectures.ts';
import { forgetSales } from '../../platform/measurement/toldSales.ts';
import { forgetTold } from '../../platform/push/endPush.ts';
import { forgetOwnOrders } from '../../platform/session/forgetOwnOrders.ts';
import { sessionKey } from '../../platform/session/sessionKey.ts';
import { askForWhatIsShown, forgetPrivateQueries } from '../../platform/store/queryPersister.ts';
import { forgetInTime } from './forgetInTime.ts';

/**
 * Deletes the cached data of a person (`left`) whose session ended elsewhere or was replaced, as a sign-out does.
 * Unsent entries and drafts stay for their owner. Screens refetch at once, without waiting for the disk.
 */
export function forgetWhoLeft(client: QueryClient, left: Person, here: Person | null): void {
  const forgetting = [
    forgetPrivateQueries(client, 'ended', here?.id ?? null),
    forgetTold(),
    forgetLecturesOfOthers(here?.id ?? null),
    forgetOwnOrders(left.id),
    forgetSales(),
  ];
  void forgetInTime(forgetting, 'session');
  // After the running session query: otherwise a screen would fetch as the former person.
  client
    .fetchQuery({ queryKey: sessionKey, staleTime: 0 })
    .then(() => askForWhatIsShown(client))
    .catch(() => {});
}
