import type { QueryClient } from '@tanstack/react-query';
import type { Person } from '../../domain/identity.ts';
import { forgetLecturesOfOthers } from '../../platform/keptLectures.ts';
import { forgetTold } from '../../platform/push/endPush.ts';
import { forgetPrivateQueries } from '../../platform/queryPersister.ts';
import { forgetInTime } from './forgetInTime.ts';

/**
 * The session was ended elsewhere, or somebody else's stands in its place: what this device keeps of whoever was here
 * goes as at a sign-out. What waits to be sent, and what is typed, stays for its owner. The screens forget at once; the disk
 * is not waited for, since what the server says counts whatever the disk does.
 */
export function forgetWhoLeft(client: QueryClient, here: Person | null): void {
  const forgetting = [forgetPrivateQueries(client, 'ended'), forgetTold(), forgetLecturesOfOthers(here?.id ?? null)];
  void forgetInTime(forgetting, 'session');
}
