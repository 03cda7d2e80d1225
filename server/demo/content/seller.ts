import type { Seller } from '../../../src/domain/tax/seller.ts';

/** The demo shop's seller. The tax id is fictional with a valid check digit. */
export const seller: Seller = {
  name: 'บริษัท ลานเรียน จำกัด',
  branch: '00000',
  taxId: '0999000000019',
  address: '99/9 ซอยใบลาน ถนนราชดำเนินกลาง แขวงบวรนิเวศ เขตพระนคร',
  postcode: '10200',
};
