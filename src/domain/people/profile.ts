import type { Person } from './identity.ts';
import type { ContactFields } from './registration.ts';

/**
 * The result of a mailed link: a link to the own password; a link that signs in, if the password belongs to another
 * account; or neither, while nothing is unlocked.
 */
export type WayBack = 'password' | 'link' | 'none';

/** A person's data on the account page. */
export type Profile = Person & {
  readonly nickname: string | null;
  readonly address: string | null;
  /** Name of the profile picture in the private store. */
  readonly pictureName: string | null;
  /** False until a password was set by a mailed link. */
  readonly hasPassword: boolean;
  readonly wayBack: WayBack;
};

/** The contact fields of a profile, as in its form. */
export const contactOf = (profile: Omit<Profile, 'wayBack'>): ContactFields => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  nickname: profile.nickname ?? '',
  tel: profile.tel ?? '',
  address: profile.address ?? '',
});
