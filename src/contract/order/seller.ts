import * as z from 'zod/mini';
import type { Seller, SellerField } from '../../domain/tax/seller.ts';
import { defineCall } from '../call.ts';
import { dataOf } from '../primitives.ts';

/** How the body, and a refusal of it, spells the form's fields. */
export const sellerWireFields: Readonly<Record<SellerField, string>> = {
  name: 'seller_name',
  branch: 'seller_branch',
  taxId: 'seller_tax_id',
  address: 'seller_address',
  postcode: 'seller_postcode',
};

const text = z.string().check(z.maxLength(5_000));

/** Limits are the rules' own (seller in the domain); here only shapes are checked. */
const sellerCodec = z.codec(
  z.object({
    seller_name: text,
    seller_branch: text,
    seller_tax_id: text,
    seller_address: text,
    seller_postcode: text,
  }),
  z.custom<Seller>(),
  {
    decode: (w) => ({
      name: w.seller_name,
      branch: w.seller_branch,
      taxId: w.seller_tax_id,
      address: w.seller_address,
      postcode: w.seller_postcode,
    }),
    encode: (s) => ({
      seller_name: s.name,
      seller_branch: s.branch,
      seller_tax_id: s.taxId,
      seller_address: s.address,
      seller_postcode: s.postcode,
    }),
  },
);

const path = '/api/admin/seller';

export const adminSeller = defineCall({
  name: 'adminSeller',
  method: 'GET',
  path,
  scope: 'administrator',
  origin: 'addition',
  summary: 'Who issues the receipts and tax invoices; null before somebody has said so.',
  response: dataOf(z.nullable(sellerCodec)),
});

export const saveSeller = defineCall({
  name: 'saveSeller',
  method: 'PUT',
  path,
  scope: 'administrator',
  origin: 'addition',
  idempotent: true,
  summary: 'Changes who issues the receipts and tax invoices from now on; those that were issued stay as they are.',
  body: sellerCodec,
  response: dataOf(sellerCodec),
  failures: ['INPUT_ERROR'],
});
