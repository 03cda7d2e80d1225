import type { Profile, WayBack } from '../../../src/domain/people/profile.ts';
import type { Db } from '../../store/database/connection.ts';
import { findUnclaimedGuest } from '../../store/order/unclaimedGuestOrders.ts';
import { findProfile, type StoredProfile } from '../../store/people/people.ts';
import { findMailbox } from './findMailbox.ts';
import { madeUpDomain } from './registerStudent.ts';

/** A person's own profile; `null` without one. */
export async function showProfile(db: Db, userId: string): Promise<Profile | null> {
  const profile = await findProfile(db, userId);
  return profile && { ...profile, wayBack: await wayBackOf(db, profile) };
}

/** By the mail's own rule, so that the page promises the right mail. */
async function wayBackOf(db: Db, { id, email }: StoredProfile): Promise<WayBack> {
  if ((await findUnclaimedGuest(db, id, madeUpDomain)) === null) return 'password';
  const { person, buyers } = await findMailbox(db, email);
  if (person?.id === id) return 'password';
  return buyers.some(({ userId }) => userId === id) ? 'link' : 'none';
}
