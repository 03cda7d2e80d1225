import type { seller as thai } from '../../th/buying/seller.ts';

export const seller: typeof thai = {
  title: 'Issuer of receipts and tax invoices',
  body: 'Your name, address and tax ID as registered. They are printed on every document issued from now on; documents already issued do not change.',
  missing: 'No receipts or tax invoices can be issued until this is filled in.',
  fields: {
    name: 'Business name',
    branch: 'Branch number',
    taxId: 'Tax ID',
    address: 'Registered address',
    postcode: 'Postcode',
  },
  hints: {
    branch: '5 digits; 00000 is the head office',
    taxId: '13 digits',
    postcode: '5 digits; the province is filled in from it',
  },
  taxIdWarning: 'The last digit does not match the others. Check the number; if you are sure, go ahead and save.',
  saved: 'Issuer details saved',
  failed: 'The issuer details could not be loaded',
  problems: {
    'seller.name.required': 'Enter the business name',
    'seller.name.max': 'At most 255 characters',
    'seller.branch.digits': 'Must be 5 digits, such as 00000',
    'seller.taxId.length': 'Must be 13 digits',
    'seller.address.required': 'Enter the address',
    'seller.address.max': 'At most 1,000 characters',
    'seller.postcode.length': 'Must be 5 digits',
  },
};
