import type { DeviceKind } from '../../../domain/people/deviceSession.ts';
import { deviceName } from '../../people/deviceName.ts';

/** Where an account is signed in. */
export const devices = {
  nameOf: (kind: DeviceKind) => deviceName(kind, { on: 'บน', unknown: 'อุปกรณ์ที่ไม่รู้จัก' }),
  isThis: 'เครื่องนี้',
  signedIn: (date: string) => `เข้าสู่ระบบ ${date}`,
  lastSeen: (age: string) => `ใช้ล่าสุด ${age}`,
  end: 'ให้ออก',
  endOf: (name: string) => `ให้ออกจากระบบ: ${name}`,
  endOthers: 'ให้เครื่องอื่นออกทั้งหมด',
  question: {
    one: (name: string) => `ให้ ${name} ออกจากระบบไหม`,
    others: 'ให้เครื่องอื่นออกจากระบบทั้งหมดไหม',
    body: 'เครื่องนั้นต้องเข้าสู่ระบบใหม่ และจะลบข้อมูลส่วนตัวที่เก็บไว้ ยกเว้นการแจ้งชำระเงินที่รอส่งและสิ่งที่พิมพ์ค้างไว้ ซึ่งรอคุณกลับไป',
    away: 'ต้องต่อเน็ต กดไว้ได้เลย พอติดต่อร้านได้จะทำต่อให้เอง',
    confirm: 'ให้ออกจากระบบ',
  },
  ended: 'ออกจากระบบให้แล้ว',
};
