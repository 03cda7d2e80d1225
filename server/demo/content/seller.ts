import type { Seller } from '../../../src/domain/tax/seller.ts';

/** Who issues the demo shop's documents. The number is nobody's; its last digit fits. */
export const seller: Seller = {
  name: 'บริษัท ลานเรียน จำกัด',
  branch: '00000',
  taxId: '0999000000019',
  address: '99/9 ซอยใบลาน ถนนราชดำเนินกลาง แขวงบวรนิเวศ เขตพระนคร',
  postcode: '10200',
};
