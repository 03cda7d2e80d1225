import { profileWireFields } from '../../../src/contract/people/profile.ts';
import { contactOf, type Profile } from '../../../src/domain/people/profile.ts';
import { type ContactFields, normaliseContact, refuseContact } from '../../../src/domain/people/registration.ts';
import type { SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import type { Tx } from '../../store/database/connection.ts';
import { findProfile, writeContact } from '../../store/people/people.ts';
import { readSettings } from '../../store/site/settings.ts';
import { showProfile } from './showProfile.ts';

/** Writes the asked fields; disabled ones stay unchanged. */
export async function saveProfile(
  tx: Tx,
  userId: string,
  typed: ContactFields,
  now: number,
): Promise<Profile | Refusal> {
  const { contactFields } = await readSettings(tx);
  const refused = refuseFields(refuseContact(typed, contactFields), (field) => profileWireFields[field]);
  if (refused) return refused;
  const before = await findProfile(tx, userId);
  if (before === null) return refuse('UNAUTHORIZED');
  await writeContact(tx, userId, { ...contactOf(before), ...onlyAskedFor(typed, contactFields) }, now);
  return (await showProfile(tx, userId)) ?? refuse('UNAUTHORIZED');
}

function onlyAskedFor(typed: ContactFields, contactFields: SiteSettings['contactFields']): Partial<ContactFields> {
  const asked = Object.entries(normaliseContact(typed)).filter(
    ([field]) => contactFields[field as keyof ContactFields].isEnabled,
  );
  return Object.fromEntries(asked);
}
