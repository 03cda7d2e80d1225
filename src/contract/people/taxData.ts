import * as z from 'zod/mini';
import type { TaxData, TaxPersonType } from '../../domain/tax/taxData.ts';
import { defineCall } from '../call.ts';
import { type Codec, field, flat, object, type Table, wireNames } from '../field.ts';
import { dataOf, flag, orElse, orNull, spelled, typedText, uploadNameSchema } from '../primitives.ts';

const personType = spelled<TaxPersonType>({ normal: 'normal_person', juristic: 'juristic_person' });
/** An empty text inside is `null` on the wire. */
const emptyAsNull = z.codec(z.nullable(typedText), z.string(), {
  decode: (wire) => wire ?? '',
  encode: (text) => (text === '' ? null : text),
});

/** The domain checks limits; here only shapes are checked. A certificate is the name of an upload. */
const tableOf = (person: Codec<TaxPersonType>, text: Codec<string>, delivery: Codec<string>): Table<TaxData> => ({
  personType: field('tax_person_type', person),
  nameOne: field('tax_name_one', text),
  nameTwo: field('tax_name_two', text),
  payerId: field('tax_payer_identification_no', text),
  address: field('tax_address', text),
  postcode: field('tax_postcode', text),
  certificateName: field('tax_company_certificate', orNull(uploadNameSchema)),
  isDeliveredToTaxAddress: field('tax_is_delivery_by_tax_address', orElse(flag, true)),
  deliveryAddress: field('tax_delivery_address', delivery),
});
const taxTable = tableOf(personType, typedText, emptyAsNull);

export const taxWireFields = wireNames(taxTable);
export const taxDataCodec = object(taxTable);

/** The same fields among others. They may be missing: the rules report those. */
export const taxDataAmongOthers = flat(
  tableOf(orElse(personType, 'normal'), orElse(typedText, ''), orElse(emptyAsNull, '')),
);

const address = '/private/myaccount/students/tax';

export const ownTaxData = defineCall('ownTaxData', `GET ${address}`, 'buyer', {
  summary: "The buyer's own tax data; null before it was saved.",
  response: dataOf(z.nullable(taxDataCodec)),
});

export const saveTaxDataCall = defineCall('saveTaxData', `PUT ${address}`, 'buyer', {
  origin: 'specification',
  idempotent: true,
  summary: "Saves the buyer's own tax data. A wrong check digit of the payer number is no refusal.",
  body: taxDataCodec,
  response: dataOf(taxDataCodec),
  failures: ['INPUT_ERROR'],
});
