import type { PostalAddress } from './postalAddress.ts';

/** A place that a postcode belongs to, by its Thai names without titles. */
export type PostcodePlace = Pick<PostalAddress, 'subdistrict' | 'district' | 'province'>;

/** Whether the typed address is at the place. */
export const isAtPlace = (address: PostcodePlace, place: PostcodePlace): boolean =>
  address.subdistrict.trim() === place.subdistrict &&
  address.district.trim() === place.district &&
  address.province === place.province;
