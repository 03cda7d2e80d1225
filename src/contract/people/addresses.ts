import * as z from 'zod/mini';
import type { AddressField, PostalAddress, SavedAddress } from '../../domain/people/postalAddress.ts';
import { defineCall } from '../call.ts';
import { dataOf, flagCodec, idSchema } from '../primitives.ts';

/** How the body, and a refusal of it, spells the form's fields. */
export const addressWireFields: Readonly<Record<AddressField, string>> = {
  recipient: 'recipient',
  tel: 'tel',
  line: 'address',
  subdistrict: 'subdistrict',
  district: 'district',
  province: 'province',
  postcode: 'postcode',
  isDefault: 'is_default',
};

const text = z.string().check(z.maxLength(5_000));
const wireFields = {
  recipient: text,
  tel: text,
  address: text,
  subdistrict: text,
  district: text,
  /** The Thai name. */
  province: text,
  postcode: text,
  is_default: flagCodec,
};
type WireAddress = z.output<z.ZodMiniObject<typeof wireFields>>;

const decode = (w: WireAddress): PostalAddress => ({
  recipient: w.recipient,
  tel: w.tel,
  line: w.address,
  subdistrict: w.subdistrict,
  district: w.district,
  province: w.province,
  postcode: w.postcode,
  isDefault: w.is_default,
});
const encode = (a: PostalAddress): WireAddress => ({
  recipient: a.recipient,
  tel: a.tel,
  address: a.line,
  subdistrict: a.subdistrict,
  district: a.district,
  province: a.province,
  postcode: a.postcode,
  is_default: a.isDefault,
});

/** Limits are the rules' own (postal address in the domain); here only shapes are checked. */
export const addressCodec = z.codec(z.object(wireFields), z.custom<PostalAddress>(), { decode, encode });

const keptAddressCodec = z.codec(z.object({ id: z.string(), ...wireFields }), z.custom<SavedAddress>(), {
  decode: (w) => ({ id: w.id, ...decode(w) }),
  encode: (a) => ({ id: a.id, ...encode(a) }),
});

/** Every call answers with the whole list, the default first. */
const list = dataOf(z.array(keptAddressCodec));
const params = z.object({ addressId: idSchema });
const path = '/private/myaccount/addresses';

export const listAddresses = defineCall({
  name: 'listAddresses',
  method: 'GET',
  path,
  scope: 'buyer',
  origin: 'addition',
  summary: "The buyer's own delivery addresses, the default first.",
  response: list,
});

export const addAddress = defineCall({
  name: 'addAddress',
  method: 'POST',
  path,
  scope: 'buyer',
  origin: 'addition',
  idempotent: true,
  summary: 'Adds a delivery address; the first one is the default. Answers the list.',
  body: addressCodec,
  response: list,
  failures: ['INPUT_ERROR', 'TOO_MANY_ADDRESSES'],
});

export const changeAddress = defineCall({
  name: 'changeAddress',
  method: 'PUT',
  path: `${path}/{addressId}`,
  scope: 'buyer',
  origin: 'addition',
  idempotent: true,
  summary: 'Changes one of the own addresses, or makes it the default. Answers the list.',
  params,
  body: addressCodec,
  response: list,
  failures: ['INPUT_ERROR', 'NOT_FOUND'],
});

export const deleteAddress = defineCall({
  name: 'deleteAddress',
  method: 'POST',
  path: `${path}/{addressId}/delete`,
  scope: 'buyer',
  origin: 'addition',
  idempotent: true,
  summary: 'Deletes one of the own addresses; the newest other one becomes the default. Answers the list.',
  params,
  response: list,
});
