import type { FailureCode } from '../../../domain/failure.ts';
import type { DuplicateCause } from '../../../domain/order/placeOrder.ts';
import type { RefusalReason } from '../../../domain/order/refusalReason.ts';

/** The text of `INPUT_ERROR` on a call that only reads. */
export const invalidRead = 'คำขอไม่ถูกต้อง';

/** For an address longer than the server accepts. */
export const tooLong = 'ที่อยู่นี้ยาวเกินไป ตัดให้สั้นลงแล้วลองอีกครั้ง';

/** For a call without an answer. */
export const unreachable = 'ติดต่อระบบไม่ได้ตอนนี้ ตรวจสัญญาณแล้วลองอีกครั้ง สิ่งที่กรอกไว้ยังอยู่';

/** The remaining units of a product with too little stock. */
export const piecesLeft = (count: number): string => (count === 0 ? 'หมดแล้ว' : `เหลือ ${count}\u00a0ชิ้น`);

/** Reasons of a duplicate. */
export const duplicates = {
  twiceInCart: 'ใส่ซ้ำในตะกร้า',
  openOrder: 'มีคำสั่งซื้อที่ยังไม่เสร็จอยู่แล้ว',
} satisfies Record<DuplicateCause, string>;

/** Advice of `TOO_MANY_REQUESTS` by its reason. */
export const waits = {
  signInTries: 'ลองผิดครบ 10 ครั้งแล้ว รอ 15 นาที หรือกด “ลืมรหัสผ่าน” เพื่อเข้าทางอีเมลได้ทันที',
  busy: 'ตอนนี้มีคนใช้พร้อมกันมาก รอสัก 1 นาทีแล้วลองอีกครั้ง สิ่งที่กรอกไว้ยังอยู่',
} satisfies Partial<Record<RefusalReason, string>>;

/** Refusal texts. `failureMessage` appends names and dates. */
export const failures: Readonly<Record<FailureCode, string>> = {
  INPUT_ERROR: 'บันทึกไม่สำเร็จ กรุณาตรวจข้อมูลที่กรอกแล้วลองอีกครั้ง',
  OVER_LIMIT_USER: 'จำนวนผู้ใช้เต็มแล้ว กรุณาติดต่อผู้ดูแล',
  ERROR_CREATE_USER_IN_DAY: 'วันนี้เปิดบัญชีครบจำนวนแล้ว กรุณาลองใหม่พรุ่งนี้',
  DUPLICATE_USERNAME: 'มีผู้ใช้ชื่อนี้แล้ว ลองชื่ออื่น',
  DUPLICATE_EMAIL: 'อีเมลนี้มีบัญชีแล้ว',
  INVALID_FORMAT_USERNAME: 'ชื่อผู้ใช้มีตัวอักษรที่ใช้ไม่ได้',
  INVALID_FORMAT_PASSWORD: 'รหัสผ่านสั้นเกินไปหรือมีตัวอักษรที่ใช้ไม่ได้',
  INVALID_FORMAT_EMAIL: 'อีเมลไม่ครบหรือสะกดผิด กรุณาตรวจอีกครั้ง',
  NOT_FOUND: 'ไม่พบสิ่งที่ต้องการ อาจถูกย้ายหรือนำออกแล้ว',
  COUPON_NOT_AVAILABLE: 'คูปองถูกใช้ครบแล้ว หรือคุณเคยใช้แล้ว',
  COURSE_DUPLICATE: 'มีอยู่แล้ว หรือสั่งซื้อไว้แล้ว',
  NO_MORE_SEAT: 'ลงทะเบียนไม่ได้ รับครบจำนวนแล้ว',
  NOT_ENOUGH_STOCK: 'สินค้าเหลือไม่พอ',
  TIME_LEFT: 'คุณยังเข้าเรียนคอร์สนี้ได้',
  CART_EMPTY: 'ตะกร้ายังว่าง เลือกอย่างน้อย 1 คอร์ส',
  MISSING_PRICING: 'บางรายการในตะกร้ายังไม่มีแผนราคา',
  MISSING_USD_PRICE: 'บางคอร์สไม่มีราคาเป็นดอลลาร์สหรัฐ',
  ALREADY_OWNED: 'คุณมีคอร์สนี้แล้ว',
  NO_PAYMENT_METHOD: 'กรุณาเลือกช่องทางชำระเงิน',
  NO_SHIPPING_OPTION: 'กรุณาเลือกวิธีจัดส่ง',
  BELOW_MINIMUM: 'ช่องทางนี้ต้องมียอดอย่างน้อย 20 บาท',
  REGISTRATION_CLOSED: 'คอร์สนี้ปิดรับสมัครแล้ว หรือยังไม่เปิดรับ',
  NOT_PUBLISHED: 'ตอนนี้ยังไม่เปิดให้ดู',
  COURSE_ACCESS_DENIED: 'คอร์สนี้เปิดเฉพาะกลุ่ม บัญชีนี้ยังไม่อยู่ในกลุ่มนั้น',
  MEMBERS_ONLY: 'แผนนี้สำหรับสมาชิก เข้าสู่ระบบเพื่อเลือก',
  PRICE_CHANGED: 'ราคาเปลี่ยนไปจากที่เห็น กรุณาดูยอดใหม่แล้วยืนยันอีกครั้ง ยังไม่มีคำสั่งซื้อเกิดขึ้น',
  QUOTE_EXPIRED: 'ยอดนี้ใช้ไม่ได้แล้ว กรุณาดูยอดใหม่แล้วยืนยันอีกครั้ง',
  BUYER_NOT_ALLOWED: 'บัญชีผู้สอนและผู้ดูแลซื้อคอร์สไม่ได้',
  UNAUTHORIZED: 'หมดเวลาเข้าใช้ กรุณาเข้าสู่ระบบอีกครั้ง',
  WHITELIST_USER_DENIED: 'บัญชีนี้เข้าใช้ไม่ได้ ระบบจะออกจากระบบให้',
  PERMISSION_DENIED: 'บัญชีนี้ไม่มีสิทธิ์ใช้ส่วนนี้ หรือสิทธิ์หมดอายุแล้ว',
  LOGIN_FAILED: 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง',
  TOO_MANY_REQUESTS: 'ลองหลายครั้งติดกันเกินไป กรุณารอสักครู่แล้วลองใหม่',
  IDEMPOTENCY_CONFLICT: 'รายการนี้ส่งไปแล้วด้วยข้อมูลอื่น กรุณาเปิดหน้านี้ใหม่แล้วตรวจอีกครั้ง',
  OTHER_USER: 'รายการนี้เป็นของอีกบัญชีหนึ่ง จะส่งให้เมื่อบัญชีนั้นเข้าสู่ระบบ',
  CHANGED_MEANWHILE: 'มีคนแก้ส่วนนี้ไปก่อนแล้ว กดยกเลิก ดูข้อมูลล่าสุด แล้วแก้อีกครั้ง',
  STATUS_CONFLICT: 'สถานะเปลี่ยนไปแล้ว กรุณาดูสถานะล่าสุด',
  SLIP_ALREADY_USED: 'สลิปนี้แจ้งชำระคำสั่งซื้ออื่นไว้แล้ว กรุณาแนบสลิปของคำสั่งซื้อนี้',
  REVIEW_NOT_BOUGHT: 'รีวิวได้เฉพาะคนที่เรียนคอร์สนี้',
  REVIEW_TOO_EARLY: 'เรียนให้ถึงหนึ่งในสามของคอร์สก่อน แล้วจึงเขียนรีวิวได้',
  REPORT_NOT_EXPECTED: 'คำสั่งซื้อนี้ไม่ได้รอแจ้งชำระเงิน กรุณาดูสถานะล่าสุด',
  SELLER_UNKNOWN: 'ร้านยังไม่ได้กรอกข้อมูลผู้ออกเอกสาร เมื่อกรอกแล้วจึงดาวน์โหลดได้',
  BOOKSTORE_OFF: 'ร้านยังไม่ได้เชื่อมต่อกับร้านหนังสือ',
  FILE_TYPE_NOT_ALLOWED: 'ไม่รองรับไฟล์ประเภทนี้ ใช้รูป jpg, png, gif หรือ webp',
  FILE_TOO_LARGE: 'ไฟล์ใหญ่เกินไป เลือกรูปที่เล็กลง',
  FILE_DIFFERS: 'ไฟล์มาถึงไม่ครบ กรุณาส่งอีกครั้ง',
  STORAGE_FULL: 'พื้นที่จัดเก็บเต็ม อัปโหลดรูปไม่ได้ในตอนนี้',
  TOO_MANY_ADDRESSES: 'เก็บที่อยู่ได้ไม่เกิน 20 แห่ง ลบที่ไม่ใช้แล้วก่อน',
  CATEGORY_IN_USE: 'ลบได้เฉพาะหมวดหมู่ที่ว่าง ย้ายรายการและหมวดหมู่ย่อยออกก่อน',
  GROUP_IN_USE: 'มีคอร์สที่สงวนไว้ให้กลุ่มนี้กลุ่มเดียว จึงยังลบกลุ่มไม่ได้',
  LAST_ADMINISTRATOR: 'ยังไม่มีผู้ดูแลคนอื่นที่เข้าสู่ระบบได้ ให้สิทธิ์คนอื่นก่อน หรือรอให้คนที่เชิญไว้ตั้งรหัสผ่าน',
  ORDER_STILL_OPEN: 'จัดการคำสั่งซื้อเหล่านี้ให้เสร็จก่อน แล้วจึงลบข้อมูลได้',
  LINK_EXPIRED: 'ลิงก์นี้ใช้ไปแล้วหรือหมดอายุ ขอลิงก์ใหม่ได้',
  ORIGIN_REFUSED: 'คำขอนี้ไม่ได้มาจากเว็บไซต์ของเรา กรุณาเปิดหน้านี้ใหม่',
  SERVER_ERROR: 'ระบบขัดข้องชั่วคราว กรุณาลองอีกครั้ง',
  TEMPORARILY_UNAVAILABLE: 'ระบบพักชั่วคราว สิ่งที่กรอกไว้ยังอยู่ อีกสักครู่ลองใหม่ได้',
};
