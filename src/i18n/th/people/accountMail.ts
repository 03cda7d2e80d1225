import { bulletList, letter, lines } from '../../buying/letter.ts';
import type { AccountMail, NamedOrder } from '../../people/accountMail.ts';

const greeting = (firstName: string): string => (firstName === '' ? 'สวัสดี' : `สวัสดีคุณ${firstName}`);
const onceOnly = 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 24 ชั่วโมง กรุณาอย่าส่งต่อให้ผู้อื่น';
const eachOnceOnly = 'แต่ละลิงก์ใช้ได้ครั้งเดียวภายใน 24 ชั่วโมง กรุณาอย่าส่งต่อให้ผู้อื่น';
const ifNotAsked = (hasPassword: boolean): string =>
  `ถ้าคุณไม่ได้ขอลิงก์นี้ ไม่ต้องทำอะไร${hasPassword ? ' รหัสผ่านเดิมยังใช้ได้' : ''}`;

const ordersIn = (orders: readonly NamedOrder[]): string =>
  bulletList(orders.map(({ number, title, date }) => `คำสั่งซื้อ ${number} (${date}): ${title}`));

/** After the links that need no password. */
const passwordLast = (opens: readonly NamedOrder[], link: string): string =>
  opens.length === 0
    ? `ถ้าลืมรหัสผ่านของบัญชีคุณ ค่อยตั้งใหม่ที่นี่\n${link}`
    : lines('รายการนี้ซื้อโดยไม่สมัครสมาชิกเช่นกัน ตั้งรหัสผ่านที่นี่แล้วเข้าเรียนได้เลย', ordersIn(opens), link);

export const accountMail: AccountMail = {
  welcome: ({ firstName, shopName, username, link }) => ({
    subject: `ยินดีต้อนรับสู่${shopName}`,
    text: letter(
      greeting(firstName),
      'เปิดบัญชีเรียบร้อยแล้ว เข้าเรียนได้จากทุกเครื่อง ความคืบหน้าตามไปด้วย',
      username === null ? null : `ชื่อผู้ใช้ของคุณคือ ${username}`,
      `เข้าสู่ระบบที่นี่\n${link}`,
      shopName,
    ),
  }),

  passwordLink: ({ firstName, shopName, link, hasPassword, opens, apart }) => {
    if (apart.length === 0 && opens.length > 0) {
      return {
        subject: 'ลิงก์เข้าเรียนและตั้งรหัสผ่าน',
        text: letter(
          greeting(firstName),
          lines(
            'คุณซื้อโดยไม่สมัครสมาชิก ตั้งรหัสผ่านที่นี่แล้วเข้าเรียนได้เลย ครั้งต่อไปเข้าสู่ระบบด้วยอีเมลนี้กับรหัสผ่านที่ตั้ง',
            ordersIn(opens),
            link,
          ),
          onceOnly,
          ifNotAsked(hasPassword),
          shopName,
        ),
      };
    }
    return apart.length === 0
      ? {
          subject: 'ลิงก์ตั้งรหัสผ่านใหม่',
          text: letter(greeting(firstName), `ตั้งรหัสผ่านใหม่ได้ที่นี่\n${link}`, onceOnly, ifNotAsked(hasPassword), shopName),
        }
      : {
          subject: 'ลิงก์เข้าเรียนและตั้งรหัสผ่าน',
          text: letter(
            greeting(firstName),
            ...apart.map(({ orders, link: entry }) =>
              lines(
                'มีการซื้อด้วยอีเมลนี้โดยไม่ได้เข้าสู่ระบบ เก็บแยกไว้ให้ เปิดลิงก์นี้ในเครื่องที่จะใช้เรียน เข้าเรียนได้เลย ไม่ต้องใช้รหัสผ่าน',
                ordersIn(orders),
                entry,
              ),
            ),
            'ถ้าจะเรียนในเครื่องอื่นอีก ขอลิงก์ใหม่ได้ทุกเมื่อ รายการไหนที่คุณไม่ได้ซื้อเอง ไม่ต้องเปิดลิงก์',
            passwordLast(opens, link),
            eachOnceOnly,
            ifNotAsked(hasPassword),
            shopName,
          ),
        };
  },

  buyerLink: ({ firstName, shopName, link }) => ({
    subject: `ตั้งรหัสผ่านไว้เข้าเรียนกับ${shopName}`,
    text: letter(
      greeting(firstName),
      'คุณซื้อโดยไม่สมัครสมาชิก ถ้าอยากเข้าเรียนจากเครื่องอื่น ตั้งรหัสผ่านที่นี่แล้วเข้าเรียนได้เลย ครั้งต่อไปเข้าสู่ระบบด้วยอีเมลนี้กับรหัสผ่านที่ตั้ง',
      link,
      onceOnly,
      'ถ้าไม่ตั้งก็ไม่เป็นไร เครื่องที่ใช้ซื้อยังเปิดเรียนได้ และลิงก์ในอีเมลคำสั่งซื้อยังใช้ดูสถานะได้',
      shopName,
    ),
  }),
};
