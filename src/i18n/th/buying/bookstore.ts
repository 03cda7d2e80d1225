import type { BookstoreState } from '../../../domain/order/bookstore.ts';
import { NBSP } from '../../format.ts';

/** The bookstore that packs and sends products. */
export const bookstore = {
  told: 'ร้านหนังสือเป็นผู้แพ็กและจัดส่ง จึงได้รับรายการสั่งซื้อ อีเมล และที่อยู่จัดส่งของคุณด้วย',
  heading: 'ร้านหนังสือ',
  states: {
    queued: 'รอส่ง',
    sent: 'ส่งแล้ว',
    failed: 'ส่งไม่สำเร็จ',
    dropped: 'ไม่ต้องส่ง',
  } satisfies Record<BookstoreState, string>,
  none: 'คำสั่งซื้อนี้ยังไม่ได้ส่งให้ร้านหนังสือ',
  queued: 'ระบบจะส่งให้ร้านหนังสือเอง ส่งไม่ได้ก็จะลองใหม่',
  tries: (count: number, at: string) => `ลองแล้ว ${count}${NBSP}ครั้ง ล่าสุด ${at}`,
  sent: (at: string) => `ร้านหนังสือได้รับแล้วเมื่อ ${at}`,
  failed: 'ลองหลายครั้งแล้วร้านหนังสือไม่รับ ระบบจึงหยุดลอง',
  dropped: 'ยกเลิกก่อนส่ง ร้านหนังสือจึงไม่ได้รับ',
  fault: (words: string) => `สาเหตุ: ${words}`,
  send: 'ส่งให้ร้านหนังสือ',
  sendAgain: 'ส่งอีกครั้ง',
  needsNetwork: 'ต้องต่อเน็ตเพื่อส่ง',
  setting: 'ส่งคำสั่งซื้อที่มีสินค้าให้ร้านหนังสือ',
  settingDetail: 'ตั้งที่อยู่ของร้านหนังสือ (BOOKSTORE_URL) ที่เซิร์ฟเวอร์ก่อน',
};
