import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Person } from '../../domain/people/identity.ts';
import { forgetLecturesOfOthers } from '../../platform/learning/downloadedLectures.ts';
import { forgetLeftOf } from '../../platform/learning/leftProgress.ts';
import { forgetSales } from '../../platform/measurement/toldSales.ts';
import { closeRealtime } from '../../platform/net/realtime.ts';
import { endPush } from '../../platform/push/endPush.ts';
import { noteParting, notePresence } from '../../platform/session/endedSession.ts';
import { forgetOwnOrders } from '../../platform/session/forgetOwnOrders.ts';
import { clearQueuedSignOut, enqueueSignOut } from '../../platform/session/queuedSignOut.ts';
import { askForWhatIsShown, forgetPrivateQueries } from '../../platform/store/queryPersister.ts';
import { forgetPersonalDrafts } from '../device/personalDrafts.ts';
import { forgetInTime } from './forgetInTime.ts';
import { sessionQuery } from './useSession.ts';

/** Sign-in and sign-out. A sign-out works offline: the device deletes at once, the server is told later. */
export function useSessionActions() {
  const client = useQueryClient();
  const [isSigningOut, setSigningOut] = useState(false);

  const enter = useCallback(
    async (person: Person) => {
      const forgetting = [forgetPrivateQueries(client, 'left', person.id), forgetLecturesOfOthers(person.id)];
      // The new session has replaced the one that was to be ended.
      clearQueuedSignOut();
      notePresence();
      client.setQueryData(sessionQuery.queryKey, person);
      void askForWhatIsShown(client);
      await forgetInTime(forgetting, 'sign-in');
    },
    [client],
  );

  const signOut = useCallback(async () => {
    const leaving = client.getQueryData<Person | null>(sessionQuery.queryKey);
    setSigningOut(true);
    enqueueSignOut();
    noteParting('left');
    await forgetOnDevice(client, leaving?.id ?? null);
    setSigningOut(false);
    client.setQueryData(sessionQuery.queryKey, null);
    closeRealtime();
    // Not waited for: without a network the server hears of it as soon as it can be reached.
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey }).then(() => askForWhatIsShown(client));
  }, [client]);

  return { enter, signOut, isSigningOut };
}

/** Never throws. */
function forgetOnDevice(client: QueryClient, userId: string | null): Promise<void> {
  if (userId !== null) forgetLeftOf(userId);
  return forgetInTime(
    [
      forgetPrivateQueries(client, 'left', null),
      forgetLecturesOfOthers(null),
      endPush(),
      forgetSales(),
      ...(userId === null ? [] : [forgetPersonalDrafts(userId), forgetOwnOrders(userId)]),
    ],
    'sign-out',
  );
}
