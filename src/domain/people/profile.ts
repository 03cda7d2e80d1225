import type { Person } from './identity.ts';
import type { ContactFields } from './registration.ts';

/**
 * What a mail to their address brings them: a link to their own password; a link that signs in at once, where the password
 * of the address is another's; or neither of these, while what they bought apart opens nothing.
 */
export type WayBack = 'password' | 'link' | 'none';

/** A person as the account page shows and changes them. */
export type Profile = Person & {
  readonly nickname: string | null;
  readonly address: string | null;
  /** Of the profile picture, in the private store. */
  readonly pictureName: string | null;
  /** Nobody signs in by password before one was chosen by the link of an e-mail. */
  readonly hasPassword: boolean;
  readonly wayBack: WayBack;
};

/** What of a profile its owner changes, as a form holds it. */
export const contactOf = (profile: Omit<Profile, 'wayBack'>): ContactFields => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  nickname: profile.nickname ?? '',
  tel: profile.tel ?? '',
  address: profile.address ?? '',
});
