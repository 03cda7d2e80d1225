import { dictionary } from '../dictionary.ts';
import { listing } from '../th/catalogue/listing.ts';

export const listingMessages = dictionary('listing', listing);
