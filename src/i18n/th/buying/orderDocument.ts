/** The receipt or tax invoice of a paid order. */
export const orderDocument = {
  heading: { fullTaxInvoice: 'ใบกำกับภาษีและใบเสร็จ', receipt: 'ใบเสร็จรับเงิน' },
  download: {
    fullTaxInvoice: 'ดาวน์โหลดใบกำกับภาษี (PDF)',
    receipt: 'ดาวน์โหลดใบเสร็จ (PDF)',
    creditNote: 'ดาวน์โหลดใบลดหนี้ (PDF)',
  },
  ofOrder: (action: string, number: string) => `${action} คำสั่งซื้อ #${number}`,
  saved: 'ดาวน์โหลดแล้ว',
  needsNetwork: 'ต้องต่อเน็ตเพื่อดาวน์โหลด กดไว้ได้เลย พอติดต่อร้านได้จะโหลดให้เอง',
  logIn: 'ใบกำกับภาษีมีข้อมูลของผู้ซื้อ เข้าสู่ระบบด้วยบัญชีที่สั่งซื้อเพื่อดาวน์โหลด',
  logInAction: 'เข้าสู่ระบบ',
  refunded: 'เอกสารนี้ออกเมื่อชำระเงิน ก่อนคืนเงิน',
};
