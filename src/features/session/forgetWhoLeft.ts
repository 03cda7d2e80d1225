import type { QueryClient } from '@tanstack/react-query';
import type { Person } from '../../domain/identity.ts';
import { forgetLecturesOfOthers } from '../../platform/keptLectures.ts';
import { forgetTold } from '../../platform/push/endPush.ts';
import { forgetPrivateQueries } from '../../platform/queryPersister.ts';

/**
 * The session was ended elsewhere, or somebody else's stands in its place: what this device keeps of whoever was here
 * goes as at a sign-out. What waits to be sent, and what is typed, stays for its owner.
 */
export async function forgetWhoLeft(client: QueryClient, here: Person | null): Promise<void> {
  await forgetPrivateQueries(client, 'ended');
  await forgetTold();
  await forgetLecturesOfOthers(here?.id ?? null);
}
