import type { Profile } from '../../src/domain/profile.ts';
import { findApartBuyer } from '../store/apartPurchases.ts';
import type { Db } from '../store/connection.ts';
import { findProfile, type StoredProfile } from '../store/people.ts';
import { madeUpDomain } from './registerStudent.ts';
import { whoSignsInBy } from './whoSignsInBy.ts';

/** What a person sees of themselves; `null` for nobody. */
export async function showProfile(db: Db, userId: string): Promise<Profile | null> {
  const profile = await findProfile(db, userId);
  return profile && { ...profile, isApart: await isApart(db, profile) };
}

/** By the rule of the mail itself, so that nobody is promised by the page what it does not bring. */
async function isApart(db: Db, { id, email }: StoredProfile): Promise<boolean> {
  if ((await findApartBuyer(db, id, madeUpDomain)) === null) return false;
  const { person } = await whoSignsInBy(db, email);
  return person?.id !== id;
}
