import type { RejectCode } from '../../../domain/order/rejectReason.ts';

/** Why a report was not taken. */
export const rejectReasons = {
  usual: {
    amountDiffers: 'ยอดในสลิปไม่ตรงกับยอดชำระ',
    slipUnreadable: 'สลิปอ่านไม่ออก',
    moneyMissing: 'ไม่พบยอดเงินเข้า',
    slipUsed: 'สลิปถูกใช้แล้ว',
  } satisfies Record<RejectCode, string>,
  both: (usual: string, added: string) => `${usual} ${added}`,
};
