import type { ParcelState } from '../../../domain/order/parcel.ts';

/** The parcel of an order, for its buyer. */
export const parcel = {
  heading: 'พัสดุ',
  states: { preparing: 'กำลังเตรียมส่ง', sent: 'ส่งแล้ว', delivered: 'ถึงผู้รับแล้ว', returned: 'ตีกลับ' } satisfies Record<
    ParcelState,
    string
  >,
  number: 'เลขพัสดุ',
  copy: (number: string) => `คัดลอกเลขพัสดุ ${number}`,
  copied: 'คัดลอกเลขพัสดุแล้ว',
  copyFailed: 'คัดลอกไม่ได้ แตะค้างที่เลขเพื่อคัดลอกเอง',
  track: (carrier: string) => `ติดตามที่ ${carrier}`,
};
