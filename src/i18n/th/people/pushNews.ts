import type { PushNewsFacts } from '../../people/pushNews.ts';

/** Push messages of decisions. */
export const pushNews = {
  approved: ({ number }: PushNewsFacts) => ({
    title: `คำสั่งซื้อ #${number} อนุมัติแล้ว`,
    body: 'ตรวจยอดโอนเรียบร้อย แตะเพื่อเปิดดู',
  }),
  rejected: ({ number, reason }: PushNewsFacts) => ({
    title: `คำสั่งซื้อ #${number} แจ้งชำระเงินยังไม่ผ่าน`,
    body: reason === null ? 'แตะเพื่อดูเหตุผลและแจ้งใหม่' : `${reason} แตะเพื่อแจ้งใหม่`,
  }),
  requestApproved: ({ number }: PushNewsFacts) => ({
    title: `คำสั่งซื้อ #${number} อนุมัติแล้ว`,
    body: 'ผู้ดูแลอนุมัติคำขอแล้ว แตะเพื่อเปิดดู',
  }),
  requestRejected: ({ number }: PushNewsFacts) => ({
    title: `คำสั่งซื้อ #${number} คำขอไม่ได้รับอนุมัติ`,
    body: 'แตะเพื่อดูเหตุผล',
  }),
  refunded: ({ number }: PushNewsFacts) => ({
    title: `คำสั่งซื้อ #${number} คืนเงินแล้ว`,
    body: 'แตะเพื่อดูรายละเอียด',
  }),
  moneyRefused: ({ number, reason }: PushNewsFacts) => ({
    title: `คำสั่งซื้อ #${number} มีผลตรวจยอดโอนแล้ว`,
    body: reason === null ? 'ใช้ยอดนี้กับคำสั่งซื้อไม่ได้ แตะเพื่อดูเหตุผล' : `${reason} แตะเพื่อดูรายละเอียด`,
  }),
};
