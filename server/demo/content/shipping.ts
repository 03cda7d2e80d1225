import type { ShippingOption } from '../../../src/domain/order/shipping.ts';
import { noPostalAddress, type PostalAddress } from '../../../src/domain/people/postalAddress.ts';
import { baht, dollars } from './plans.ts';

const offered = { isEnabled: true, needsAddress: true };

/** How the demo shop sends its products. */
export const shippingOptions: readonly ShippingOption[] = [
  {
    ...offered,
    id: 'standard',
    name: { th: 'ส่งธรรมดา', en: 'Standard post' },
    detail: { th: 'ถึงใน 3–5 วันทำการ', en: 'Arrives in 3–5 working days' },
    fees: { THB: baht(40), USD: dollars(2) },
    freeFrom: { THB: baht(1_000), USD: dollars(30) },
  },
  {
    ...offered,
    id: 'ems',
    name: { th: 'ส่งด่วน EMS', en: 'EMS express' },
    detail: { th: 'ถึงใน 1–2 วันทำการ', en: 'Arrives in 1–2 working days' },
    fees: { THB: baht(70), USD: dollars(3) },
    freeFrom: { THB: null, USD: null },
  },
  {
    ...offered,
    id: 'pickup',
    name: { th: 'รับเองที่ร้าน', en: 'Pick it up' },
    detail: {
      th: 'ลานเรียน 99/9 ซอยใบลาน เขตพระนคร กรุงเทพฯ ทุกวัน 10.00–18.00 น.',
      en: 'Lanrian, 99/9 Soi Bailan, Phra Nakhon, Bangkok, daily 10:00–18:00',
    },
    needsAddress: false,
    fees: { THB: 0, USD: 0 },
    freeFrom: { THB: null, USD: null },
  },
];

/** Where the demo's customers have their parcels sent. */
export const customerAddress: PostalAddress = {
  ...noPostalAddress,
  ...{ recipient: 'ธนกร แก้วใส', tel: '0812345602', line: '18/4 หมู่ 2 ถนนสุเทพ' },
  ...{ subdistrict: 'สุเทพ', district: 'เมืองเชียงใหม่', province: 'เชียงใหม่', postcode: '50200' },
};
