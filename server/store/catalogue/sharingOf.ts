import type { Sharing } from '../../../src/domain/site/sharing.ts';
import { publicFileUrl } from '../../base/fileAddresses.ts';
import type { items } from '../schema/catalogue.ts';

type Row = Pick<typeof items.$inferSelect, 'sharing' | 'facebookImageName' | 'twitterImageName'>;

/** The sharing texts of an item with the addresses of its own sharing pictures. */
export const sharingOf = ({ sharing, facebookImageName, twitterImageName }: Row): Sharing => ({
  meta: sharing.meta,
  facebook: { ...sharing.facebook, image: addressOf(facebookImageName) },
  twitter: { ...sharing.twitter, image: addressOf(twitterImageName) },
});

const addressOf = (name: string | null): string | null => (name === null ? null : publicFileUrl(name));
