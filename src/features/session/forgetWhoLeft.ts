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
 * The session of who `left` was ended elsewhere, or somebody else's stands in its place: what this device keeps of them
 * goes as at a sign-out. What waits to be sent, and what is typed, stays for its owner. The screens forget at once, and ask
 * anew as whoever is here; the disk is not waited for, since what the server says counts whatever the disk does.
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
  // After the running question for the session: until then a screen would ask as the person who left.
  client
    .fetchQuery({ queryKey: sessionKey, staleTime: 0 })
    .then(() => askForWhatIsShown(client))
    .catch(() => {});
}
