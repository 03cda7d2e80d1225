import type { seller as thai } from '../../th/buying/seller.ts';

export const seller: typeof thai = {
  title: 'Issuer of receipts and tax invoices',
  body: 'Name, address and tax id as registered. They stand on every document that is issued after saving; those that were issued stay as they are.',
  missing: 'No receipts or tax invoices can be issued until this is filled in.',
  fields: {
    name: 'Name of the business',
    branch: 'Branch number',
    taxId: 'Tax id',
    address: 'Registered address',
    postcode: 'Postcode',
  },
  hints: {
    branch: '5 digits; 00000 is the head office',
    taxId: '13 digits',
    postcode: '5 digits; the province follows from it',
  },
  taxIdWarning: 'The last digit does not fit the others. Check it; if you are sure, save it.',
  saved: 'Issuer saved',
  failed: 'The issuer could not be loaded',
  problems: {
    'seller.name.required': 'Please enter the name of the business',
    'seller.name.max': 'At most 255 characters',
    'seller.branch.digits': 'Must be 5 digits, such as 00000',
    'seller.taxId.length': 'Must be 13 digits',
    'seller.address.required': 'Please enter an address',
    'seller.address.max': 'At most 1,000 characters',
    'seller.postcode.length': 'Must be 5 digits',
  },
};
