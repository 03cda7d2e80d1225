/** For a cart without room for another line. */
export const cartFull = {
  title: 'ตะกร้าเต็มแล้ว',
  detail: (most: number) => `ใส่ได้ไม่เกิน ${most}\u00a0รายการ นำบางรายการออกก่อนแล้วลองอีกครั้ง`,
};
