import * as z from 'zod/mini';
import type { TaxData, TaxField, TaxPersonType } from '../../domain/tax/taxData.ts';
import { defineCall } from '../call.ts';
import { dataOf, flagCodec, uploadNameSchema } from '../primitives.ts';

const personOnWire = { normal: 'normal_person', juristic: 'juristic_person' } as const satisfies Record<
  TaxPersonType,
  string
>;
const personInside = { normal_person: 'normal', juristic_person: 'juristic' } as const;

/** How the body, and a refusal of it, spells the form's fields (specification 3). */
export const taxWireFields: Readonly<Record<TaxField, string>> = {
  personType: 'tax_person_type',
  nameOne: 'tax_name_one',
  nameTwo: 'tax_name_two',
  payerId: 'tax_payer_identification_no',
  address: 'tax_address',
  postcode: 'tax_postcode',
  isDeliveredToTaxAddress: 'tax_is_delivery_by_tax_address',
  deliveryAddress: 'tax_delivery_address',
  certificateName: 'tax_company_certificate',
};

const text = z.string().check(z.maxLength(5_000));

const personSchema = z.enum(['normal_person', 'juristic_person']);
const certificateSchema = z.optional(z.nullable(uploadNameSchema));

/** Limits are the rules' own (tax data in the domain); here only shapes are checked. A certificate is the name of an upload. */
const taxDataOnWire = z.object({
  tax_person_type: personSchema,
  tax_name_one: text,
  tax_name_two: text,
  tax_payer_identification_no: text,
  tax_address: text,
  tax_postcode: text,
  tax_company_certificate: certificateSchema,
  tax_is_delivery_by_tax_address: z.optional(flagCodec),
  tax_delivery_address: z.nullable(text),
});

export const taxDataCodec = z.codec(taxDataOnWire, z.custom<TaxData>(), { decode: taxDataFrom, encode: taxDataTo });

/** The same fields among others, where they may be missing: then the rules name what is. */
export const partialTaxData = {
  tax_person_type: z.optional(personSchema),
  tax_name_one: z.optional(text),
  tax_name_two: z.optional(text),
  tax_payer_identification_no: z.optional(text),
  tax_address: z.optional(text),
  tax_postcode: z.optional(text),
  tax_company_certificate: certificateSchema,
  tax_is_delivery_by_tax_address: z.optional(flagCodec),
  tax_delivery_address: z.optional(z.nullable(text)),
};

type OnWire = z.output<typeof taxDataOnWire>;

/** What stands in the fields. */
export function taxDataFrom(w: { readonly [Field in keyof OnWire]?: OnWire[Field] | undefined }): TaxData {
  return {
    personType: personInside[w.tax_person_type ?? 'normal_person'],
    nameOne: w.tax_name_one ?? '',
    nameTwo: w.tax_name_two ?? '',
    payerId: w.tax_payer_identification_no ?? '',
    address: w.tax_address ?? '',
    postcode: w.tax_postcode ?? '',
    isDeliveredToTaxAddress: w.tax_is_delivery_by_tax_address ?? true,
    deliveryAddress: w.tax_delivery_address ?? '',
    certificateName: w.tax_company_certificate ?? null,
  };
}

/** The fields that say it. */
export function taxDataTo(t: TaxData): OnWire {
  return {
    tax_person_type: personOnWire[t.personType],
    tax_name_one: t.nameOne,
    tax_name_two: t.nameTwo,
    tax_payer_identification_no: t.payerId,
    tax_address: t.address,
    tax_postcode: t.postcode,
    tax_company_certificate: t.certificateName,
    tax_is_delivery_by_tax_address: t.isDeliveredToTaxAddress,
    tax_delivery_address: t.deliveryAddress === '' ? null : t.deliveryAddress,
  };
}

const address = '/private/myaccount/students/tax';

export const ownTaxData = defineCall({
  name: 'ownTaxData',
  method: 'GET',
  path: address,
  scope: 'buyer',
  origin: 'addition',
  summary: "The buyer's own tax data; null before it was saved.",
  response: dataOf(z.nullable(taxDataCodec)),
});

export const saveTaxData = defineCall({
  name: 'saveTaxData',
  method: 'PUT',
  path: address,
  scope: 'buyer',
  idempotent: true,
  summary: "Saves the buyer's own tax data. A wrong check digit of the payer number is no refusal.",
  body: taxDataCodec,
  response: dataOf(taxDataCodec),
  failures: ['INPUT_ERROR'],
});
