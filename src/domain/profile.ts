import type { Person } from './identity.ts';
import type { ContactFields } from './registration.ts';

/** A person as the account page shows and changes them. */
export type Profile = Person & {
  readonly nickname: string | null;
  readonly address: string | null;
  /** Of the profile picture, in the private store. */
  readonly pictureName: string | null;
  /** Nobody signs in by password before one was chosen by the link of an e-mail. */
  readonly hasPassword: boolean;
  /** The password links of their address are another's; by e-mail only a link that signs in at once leads to them. */
  readonly isApart: boolean;
};

/** What of a profile its owner changes, as a form holds it. */
export const contactOf = (profile: Omit<Profile, 'isApart'>): ContactFields => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  nickname: profile.nickname ?? '',
  tel: profile.tel ?? '',
  address: profile.address ?? '',
});
