import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { login } from '../../contract/session.ts';
import type { Person } from '../../domain/identity.ts';
import { callServer } from '../../platform/callServer.ts';
import { forgetLecturesOfOthers } from '../../platform/keptLectures.ts';
import { drainOutbox } from '../../platform/outbox/drainOutbox.ts';
import { releaseEntriesOf } from '../../platform/outbox/releaseEntries.ts';
import { clearSignOutOwed, oweSignOut } from '../../platform/owedSignOut.ts';
import { askForWhatIsShown, forgetPrivateQueries } from '../../platform/queryPersister.ts';
import { closeRealtime } from '../../platform/realtime.ts';
import { sessionQuery } from './useSession.ts';

/** Signs in and out. A sign-out works without a network, too: the device forgets at once, the server is told later. */
export function useSessionActions() {
  const client = useQueryClient();

  const enter = useCallback(
    async (person: Person) => {
      await forgetPrivateQueries(client);
      await forgetLecturesOfOthers(person.id);
      // The new session stands in the place of the one that was to be ended.
      clearSignOutOwed();
      client.setQueryData(sessionQuery.queryKey, person);
      void askForWhatIsShown(client);
      // Not waited for: an attempt on a slow network may still be under way.
      void releaseEntriesOf(person.id).then(() => drainOutbox('now'));
    },
    [client],
  );

  const signIn = useCallback(
    async (username: string, password: string): Promise<Person> => {
      const person = await callServer(login, { body: { username, password } });
      await enter(person);
      return person;
    },
    [enter],
  );

  const signOut = useCallback(async () => {
    oweSignOut();
    await forgetPrivateQueries(client);
    await forgetLecturesOfOthers(null);
    client.setQueryData(sessionQuery.queryKey, null);
    await closeRealtime();
    // Not waited for: without a network the server hears of it as soon as it can be reached.
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey }).then(() => askForWhatIsShown(client));
  }, [client]);

  return { enter, signIn, signOut };
}
