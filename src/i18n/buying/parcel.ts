import { parcel as en } from '../en/buying/parcel.ts';
import { parcel as th } from '../th/buying/parcel.ts';

export const parcelMessages = { th, en };
