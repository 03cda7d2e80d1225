import { dictionary } from './dictionary.ts';
import { listing } from './th/listing.ts';

export const listingMessages = dictionary('listing', listing);
