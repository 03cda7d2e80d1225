import * as z from 'zod/mini';
import type { Seller } from '../../domain/tax/seller.ts';
import { defineSetting } from '../administration/resource.ts';
import { field, object, type Table, wireNames } from '../field.ts';
import { dataOf, typedText } from '../primitives.ts';

/** The domain checks limits; here only shapes are checked. */
const sellerTable: Table<Seller> = {
  name: field('seller_name', typedText),
  branch: field('seller_branch', typedText),
  taxId: field('seller_tax_id', typedText),
  address: field('seller_address', typedText),
  postcode: field('seller_postcode', typedText),
};
export const sellerWireFields = wireNames(sellerTable);
const seller = object(sellerTable);

/** The seller of receipts and tax invoices; `null` until configured. */
export const sellerSetting = defineSetting({
  path: '/api/admin/seller',
  read: {
    name: 'adminSeller',
    summary: 'The issuer of receipts and tax invoices; null before it is set.',
    response: dataOf(z.nullable(seller)),
  },
  save: {
    name: 'saveSeller',
    summary: 'Changes the issuer of receipts and tax invoices. Issued documents stay as they are.',
    body: seller,
    response: dataOf(seller),
  },
});
