import type { Role } from '../../../domain/people/identity.ts';

/** The account page: person, language, appearance, pending entries, signing out. */
export const account = {
  title: 'บัญชี',
  yours: 'ของคุณ',
  thisDevice: 'เครื่องนี้',
  onThisPage: 'ในหน้านี้',
  /** The parts of the page, as the menu calls them. */
  parts: {
    profile: 'ข้อมูลของคุณ',
    password: 'รหัสผ่าน',
    signInWays: 'ทางเข้าสู่ระบบ',
    tax: 'ข้อมูลภาษี',
    addresses: 'ที่อยู่จัดส่ง',
    devices: 'อุปกรณ์ที่เข้าสู่ระบบ',
    display: 'การแสดงผล',
    install: 'แอปในเครื่อง',
    push: 'การแจ้งเตือน',
    sharedDevice: 'เครื่องที่ใช้ร่วมกัน',
    storage: 'พื้นที่ในเครื่อง',
    measurement: 'สถิติการเข้าชม',
  },
  manageStorage: 'ดูและจัดการพื้นที่',
  guestTitle: 'คุณยังไม่ได้เข้าสู่ระบบ',
  guestBody: 'เข้าสู่ระบบเพื่อเรียนต่อและดูคำสั่งซื้อบนเครื่องนี้',
  guestBodyWithCart: 'เข้าสู่ระบบเพื่อเรียนต่อและดูคำสั่งซื้อบนเครื่องนี้ ตะกร้าของคุณยังอยู่ครบ',
  name: 'ชื่อ',
  username: 'ชื่อผู้ใช้',
  email: 'อีเมล',
  tel: 'เบอร์โทรศัพท์',
  none: '–',
  role: 'ประเภทบัญชี',
  roles: {
    administrator: 'ผู้ดูแล',
    instructor: 'ผู้สอน',
    student: 'ผู้เรียน',
    nonMember: 'ซื้อโดยไม่สมัครสมาชิก',
  } satisfies Record<Role, string>,
  profileSaved: 'บันทึกข้อมูลแล้ว',
  password: {
    body: 'เปลี่ยนได้ทุกเมื่อ ถ้าสงสัยว่ามีคนรู้รหัส เปลี่ยนแล้วให้เครื่องอื่นออกจากระบบด้วย',
    none: 'บัญชีนี้ยังไม่มีรหัสผ่าน ตั้งได้จากลิงก์ในอีเมล หรือ',
    ask: 'ขอลิงก์ตั้งรหัสผ่าน',
    /** For a buyer whose address signs in to another account. */
    apart: 'คุณไม่ต้องใช้รหัสผ่าน ถ้าจะเรียนในเครื่องอื่น เปิดลิงก์จากอีเมลในเครื่องนั้นได้เลย',
    askToEnter: 'ขอลิงก์เข้าเรียน',
    /** The same while nothing is unlocked yet. */
    unneeded: 'เครื่องนี้ไม่ต้องใช้รหัสผ่าน',
    current: 'รหัสผ่านปัจจุบัน',
    currentRequired: 'กรุณาใส่รหัสผ่านปัจจุบัน',
    next: 'รหัสผ่านใหม่',
    confirm: 'ยืนยันรหัสผ่านใหม่',
    hint: 'อย่างน้อย 6 ตัว ใช้ a–z A–Z 0–9 และ _ - . @',
    signOutOthers: 'ให้เครื่องอื่นออกจากระบบด้วย',
    signOutOthersDetail: 'เครื่องนี้ยังใช้ต่อได้ เครื่องอื่นต้องเข้าสู่ระบบด้วยรหัสใหม่',
    away: 'ต้องต่อเน็ตเพื่อเปลี่ยนรหัสผ่าน กดไว้ได้เลย พอติดต่อร้านได้จะทำต่อให้เอง',
    saved: 'เปลี่ยนรหัสผ่านแล้ว',
  },
  orders: 'คำสั่งซื้อของฉัน',
  courses: 'คอร์สของฉัน',
  administration: 'หน้าผู้ดูแล',
  waiting: {
    reports: (count: number) => `แจ้งชำระเงิน ${count} รายการ`,
    progress: (count: number) => `ความคืบหน้า ${count} รายการ`,
  },
  language: 'ภาษา',
  theme: 'สีหน้าจอ',
  themes: { system: 'ตามเครื่อง', light: 'สว่าง', dark: 'มืด' },
  signOut: 'ออกจากระบบ',
  signOutQuestion: {
    title: 'ออกจากระบบไหม',
    body: 'คำสั่งซื้อ ความคืบหน้า และบทเรียนที่บันทึกไว้ในเครื่องนี้จะถูกลบ เข้าสู่ระบบอีกครั้งหรือขอลิงก์ทางอีเมล ก็เปิดและบันทึกใหม่ได้',
    cart: 'ตะกร้ายังอยู่ครบ',
    waiting: (count: number) => `มี ${count}\u00a0รายการรอส่ง จะยังอยู่ในเครื่องและส่งให้เมื่อติดต่อร้านได้`,
    /** Reports that were refused, or whose slip cannot be read. */
    refused: {
      body: (count: number) => `การแจ้งโอน ${count}\u00a0รายการส่งไม่สำเร็จ และจะไม่ส่งซ้ำให้เอง แต่ยังอยู่ในเครื่องนี้`,
      open: 'ดูว่าต้องทำอะไรต่อ',
    },
    /** Changes to a queued report, which is sent without them. */
    change: {
      body: 'ที่แก้ไว้ในรายการแจ้งโอนยังไม่ได้ส่ง รายการที่รออยู่จะส่งไปแบบเดิมก่อนแก้',
      open: 'ไปส่งที่แก้ไว้',
    },
    /** Shared by the leaving person; others were shared by a guest. */
    ownSlips: (count: number) => `รูปสลิปที่แชร์มา ${count}\u00a0รูปจะยังอยู่ในเครื่อง รอเลือกคำสั่งซื้อ โดยมีแต่คุณที่เห็นเมื่อเข้าสู่ระบบ`,
    slips: (count: number) => `รูปสลิปที่แชร์มา ${count} รูปจะยังอยู่ในเครื่อง รอเลือกคำสั่งซื้อ`,
    confirm: 'ออกจากระบบ',
    refuse: 'อยู่ต่อ',
  },
  signedOut: 'ออกจากระบบแล้ว',
};
