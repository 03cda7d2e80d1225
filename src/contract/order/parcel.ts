import * as z from 'zod/mini';
import { type Parcel, parcelStates, parcelTextMaximum } from '../../domain/order/parcel.ts';
import { field, object } from '../field.ts';

const parcelText = z.nullable(z.string().check(z.maxLength(parcelTextMaximum)));

export const parcelCodec = object<Parcel>({
  state: field('status', z.enum(parcelStates)),
  carrier: field('carrier', parcelText),
  trackingNumber: field('tracking_number', parcelText),
});
