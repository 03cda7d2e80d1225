import type { DeliveryProblem } from '../../../domain/order/shipping.ts';
import { NBSP } from '../../format.ts';

/** How products are sent and where to: at the checkout and on an order. */
export const shipping = {
  heading: 'การจัดส่ง',
  address: 'ส่งถึง',
  chooseAddress: 'ที่อยู่จัดส่ง',
  otherAddress: 'ส่งไปที่อยู่อื่น',
  keep: 'เก็บที่อยู่นี้ไว้ในบัญชี',
  keepDetail: 'ครั้งหน้าเลือกได้เลย ไม่ต้องพิมพ์ใหม่',
  keptHere: 'ที่อยู่นี้เก็บไว้ในเครื่องจนกว่าจะสั่งซื้อสำเร็จ',
  options: 'วิธีจัดส่ง',
  free: 'ส่งฟรี',
  freeFrom: (amount: string) => `ซื้อครบ ${amount} ส่งฟรี`,
  failed: 'โหลดวิธีจัดส่งไม่สำเร็จ',
  none: 'ร้านยังไม่เปิดให้จัดส่งสินค้าตอนนี้ นำสินค้าออกจากตะกร้าก่อน แล้วสั่งซื้อคอร์สได้ตามปกติ',
  /** For a cart without other items. */
  noneForAnything: 'ร้านยังไม่เปิดให้จัดส่งสินค้าตอนนี้ ของในตะกร้ายังอยู่ครบ ร้านเปิดจัดส่งเมื่อไร กลับมาสั่งซื้อได้เลย',
  withdrawn: (name: string | null) => `${name === null ? 'วิธีที่เลือกไว้' : `“${name}”`} ตอนนี้เลือกไม่ได้แล้ว เลือกวิธีจัดส่งอื่น`,
  invalid: 'กรุณาตรวจที่อยู่และวิธีจัดส่ง',
  gone: 'ที่อยู่ที่เลือกไว้ถูกลบไปแล้ว เลือกใหม่อีกครั้ง',
  signInToSee: 'เข้าสู่ระบบด้วยบัญชีที่สั่งซื้อเพื่อดูที่อยู่',
  tel: (tel: string) => `โทร.${NBSP}${tel}`,
  problems: {
    'shipping.address.required': 'กรุณาเลือกที่อยู่จัดส่ง',
    'shipping.address.gone': 'ที่อยู่นี้ถูกลบไปแล้ว กรุณาเลือกที่อยู่จัดส่งใหม่',
  } satisfies Record<DeliveryProblem, string>,
};
