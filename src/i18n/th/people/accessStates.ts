/** For a person without access to a screen. */
export const accessStates = {
  noPermission: {
    title: 'คอร์สนี้เปิดเฉพาะกลุ่ม',
    body: 'บัญชีของคุณยังไม่อยู่ในกลุ่มที่เข้าเรียนได้ หากคิดว่าไม่ถูกต้อง ติดต่อผู้ดูแล',
  },
};
