import type { RejectCode } from '../../../src/domain/order/rejectReason.ts';

/** How far an order of the demo has come. */
type DemoOrderState =
  | 'unpaid'
  | 'reported'
  | 'approved'
  | 'rejected'
  | 'cancelled'
  /** Money came after the order was given up. */
  | 'late';

/** One order of the demo. It was placed so many hours before the shop is filled. */
export type DemoOrder = {
  readonly buyer: {
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly tel: string;
  };
  readonly lines: readonly { readonly itemId: string; readonly planId: string; readonly quantity: number }[];
  readonly state: DemoOrderState;
  readonly hoursAgo: number;
  readonly bankCode: string;
  readonly note: string;
  /** Why it was rejected; '' where it was not. */
  readonly reasonCode: RejectCode | null;
};

/** People who bought without registering, one order each, so that the administrator's list shows every state. */
export const demoOrders: readonly DemoOrder[] = [
  {
    buyer: { firstName: 'พิมพ์ใจ', lastName: 'รุ่งเรือง', email: 'pimjai@lanrian.example', tel: '0812345601' },
    lines: [{ itemId: '1001', planId: '1001-1', quantity: 1 }],
    state: 'reported',
    hoursAgo: 5,
    bankCode: 'KBANK',
    note: 'โอนจากบัญชีสามี ชื่อบัญชี นายวิทยา รุ่งเรือง',
    reasonCode: null,
  },
  {
    buyer: { firstName: 'ธนกร', lastName: 'แก้วใส', email: 'thanakorn@lanrian.example', tel: '0812345602' },
    lines: [
      { itemId: '1010', planId: '1010-1', quantity: 1 },
      { itemId: '5001', planId: '5001-1', quantity: 2 },
    ],
    state: 'reported',
    hoursAgo: 2,
    bankCode: 'SCB',
    note: '',
    reasonCode: null,
  },
  {
    buyer: { firstName: 'อารี', lastName: 'บุญมา', email: 'aree@lanrian.example', tel: '0812345603' },
    lines: [{ itemId: '1018', planId: '1018-1', quantity: 1 }],
    state: 'unpaid',
    hoursAgo: 3,
    bankCode: '',
    note: '',
    reasonCode: null,
  },
  {
    buyer: { firstName: 'Daniel', lastName: 'Brooks', email: 'daniel@lanrian.example', tel: '0812345604' },
    lines: [{ itemId: '1006', planId: '1006-1', quantity: 1 }],
    state: 'approved',
    hoursAgo: 50,
    bankCode: 'BBL',
    note: 'Paid from my company account',
    reasonCode: null,
  },
  {
    buyer: { firstName: 'สุดา', lastName: 'วงศ์ใหญ่', email: 'suda@lanrian.example', tel: '0812345605' },
    lines: [{ itemId: '1011', planId: '1011-1', quantity: 1 }],
    state: 'rejected',
    hoursAgo: 26,
    bankCode: 'KTB',
    note: '',
    reasonCode: 'amountDiffers',
  },
  {
    buyer: { firstName: 'วีระ', lastName: 'ทองดี', email: 'weera@lanrian.example', tel: '0812345606' },
    lines: [{ itemId: '1016', planId: '1016-1', quantity: 1 }],
    state: 'cancelled',
    hoursAgo: 90,
    bankCode: '',
    note: '',
    reasonCode: null,
  },
  {
    buyer: { firstName: 'กมล', lastName: 'ศรีวัฒนา', email: 'kamon@lanrian.example', tel: '0812345607' },
    lines: [{ itemId: '1002', planId: '1002-1', quantity: 1 }],
    state: 'late',
    hoursAgo: 74,
    bankCode: 'GSB',
    note: 'โอนช้าไปหนึ่งวัน ขอโทษด้วย',
    reasonCode: null,
  },
  {
    buyer: { firstName: 'นภา', lastName: 'ใจงาม', email: 'napa@lanrian.example', tel: '0812345608' },
    lines: [{ itemId: '1028', planId: '1028-1', quantity: 1 }],
    state: 'unpaid',
    hoursAgo: 8,
    bankCode: '',
    note: '',
    reasonCode: null,
  },
];

/** Purchases and progress of the demo's student: whole lectures, and seconds of the next one. */
export const studentPurchase = {
  lines: [
    { itemId: '1001', planId: '1001-3', quantity: 1 },
    { itemId: '1014', planId: '1014-1', quantity: 1 },
  ],
  hoursAgo: 12 * 24,
  bankCode: 'KBANK',
  watched: { courseId: '1001', whole: ['1001-s1-l1', '1001-s1-l2'], next: '1001-s1-l3', nextSeconds: 14 },
} as const;
