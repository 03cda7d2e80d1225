import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { CallInput } from '../../contract/call.ts';
import { login, loginLimits } from '../../contract/session.ts';
import type { Person } from '../../domain/identity.ts';
import { CallFailed, noFacts } from '../../platform/callFailed.ts';
import { callServer } from '../../platform/callServer.ts';
import { noteParting, notePresence } from '../../platform/endedSession.ts';
import { forgetOwnOrders } from '../../platform/forgetOwnOrders.ts';
import { forgetLecturesOfOthers } from '../../platform/keptLectures.ts';
import { forgetLeftOf } from '../../platform/leftStretches.ts';
import { clearSignOutOwed, oweSignOut } from '../../platform/owedSignOut.ts';
import { endPush } from '../../platform/push/endPush.ts';
import { askForWhatIsShown, forgetPrivateQueries } from '../../platform/queryPersister.ts';
import { closeRealtime } from '../../platform/realtime.ts';
import { callForSession } from '../../platform/sessionLine.ts';
import { forgetSales } from '../../platform/toldSales.ts';
import { forgetPersonalDrafts } from '../device/personalDrafts.ts';
import { forgetInTime } from './forgetInTime.ts';
import { sessionQuery } from './useSession.ts';

type Credentials = CallInput<typeof login>['body'];

/** Signs in and out. A sign-out works without a network, too: the device forgets at once, the server is told later. */
export function useSessionActions() {
  const client = useQueryClient();
  const [isSigningOut, setSigningOut] = useState(false);

  const enter = useCallback(
    async (person: Person) => {
      const forgetting = [forgetPrivateQueries(client, 'left', person.id), forgetLecturesOfOthers(person.id)];
      // The new session stands in the place of the one that was to be ended.
      clearSignOutOwed();
      notePresence();
      client.setQueryData(sessionQuery.queryKey, person);
      void askForWhatIsShown(client);
      await forgetInTime(forgetting, 'sign-in');
    },
    [client],
  );

  const signIn = useCallback(
    async (body: Credentials): Promise<Person> => {
      if (isNobodys(body)) throw new CallFailed(401, 'LOGIN_FAILED', '', noFacts);
      const person = await callForSession(() => callServer(login, { body }));
      await enter(person);
      return person;
    },
    [enter],
  );

  const signOut = useCallback(async () => {
    const leaving = client.getQueryData<Person | null>(sessionQuery.queryKey);
    setSigningOut(true);
    oweSignOut();
    noteParting('left');
    await forgetOnDevice(client, leaving?.id ?? null);
    setSigningOut(false);
    client.setQueryData(sessionQuery.queryKey, null);
    closeRealtime();
    // Not waited for: without a network the server hears of it as soon as it can be reached.
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey }).then(() => askForWhatIsShown(client));
  }, [client]);

  return { enter, signIn, signOut, isSigningOut };
}

/** Longer than any account has it: the call takes no such thing, and what the person can mend is the same. */
const isNobodys = ({ username, password }: Credentials): boolean =>
  username.length > loginLimits.username || password.length > loginLimits.password;

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
