import type { Db } from '../../../server/store/database/connection.ts';
import {
  categories,
  instructors,
  items,
  lectures,
  pricingPlans,
  sections,
} from '../../../server/store/schema/catalogue.ts';
import { couponItems, coupons, promotionItems, promotions } from '../../../server/store/schema/offers.ts';
import { bankAccounts, paymentMethods } from '../../../server/store/schema/paymentMethods.ts';

type Row<T extends { $inferInsert: unknown }> = Partial<T['$inferInsert']>;

/** Rows for server tests, with generated defaults. */
export const rowsOf = (db: Db, now: number) => ({
  async category(row: Row<typeof categories> & { id: string }) {
    const { id } = row;
    await db.insert(categories).values({
      ...{ kind: 'course', linkPath: id, nameTh: `หมวด ${id}`, nameEn: `Category ${id}`, weave: 'khit', position: 1 },
      ...row,
    });
    return id;
  },

  async instructor(row: Row<typeof instructors> & { id: string }) {
    await db.insert(instructors).values({ nameTh: `ครู ${row.id}`, nameEn: null, headlineTh: null, ...row });
    return row.id;
  },

  /** A course of unlimited seats, without a plan. */
  async course(row: Row<typeof items> & { id: string; categoryId: string }) {
    await db.insert(items).values({ ...itemDefaults(row.id, now), kind: 'course', courseType: 'online', ...row });
    return row.id;
  },

  async product(row: Row<typeof items> & { id: string; categoryId: string }) {
    await db.insert(items).values({ ...itemDefaults(row.id, now), kind: 'product', courseType: null, ...row });
    return row.id;
  },

  /** One year of access for 1,000.00 baht. */
  async plan(row: Row<typeof pricingPlans> & { id: string; itemId: string }) {
    await db.insert(pricingPlans).values({
      ...{ type: 'period', nameTh: 'รายปี', nameEn: 'One year', termAmount: 1, termUnit: 'year' },
      ...{ priceThb: 100_000, priceUsd: 3_000, isDefault: true, position: 1 },
      ...row,
    });
    return row.id;
  },

  /** A section with lectures of these lengths in seconds. */
  async section(itemId: string, id: string, lengths: readonly number[]) {
    await db.insert(sections).values({ id, itemId, nameTh: `หมวด ${id}`, nameEn: null, position: 1 });
    const rows = lengths.map((durationSeconds, position) => ({
      ...{ id: `${id}x${position}`, sectionId: id, nameTh: `บท ${position}`, nameEn: null, position },
      ...{ durationSeconds, isPreview: position === 0 },
    }));
    await db.insert(lectures).values(rows);
    return rows.map((row) => row.id);
  },

  /** Bank transfer with one account. */
  async bankTransfer() {
    await db
      .insert(paymentMethods)
      .values({ method: 'bankTransfer', isOn: true, titleTh: 'โอนเงินผ่านธนาคาร', position: 1 });
    await db.insert(bankAccounts).values({
      ...{ id: 'kbank', accountNumber: '1112223334', accountName: 'บริษัท ลานเรียน จำกัด' },
      ...{ bankCode: 'KBANK', bankName: 'กสิกรไทย', position: 1 },
    });
  },

  /** Ten percent off each of these courses. */
  async promotion(row: Row<typeof promotions> & { id: string }, itemIds: readonly string[]) {
    await db.insert(promotions).values({
      ...{ titleTh: 'โปรโมชัน', titleEn: null, scope: 'perCourse', discountKind: 'percent', percent: 10 },
      ...row,
    });
    await db.insert(promotionItems).values(itemIds.map((itemId) => ({ promotionId: row.id, itemId })));
    return row.id;
  },

  /** 100.00 baht off each of these courses when paid by transfer. */
  async coupon(row: Row<typeof coupons> & { id: string; code: string }, itemIds: readonly string[]) {
    await db.insert(coupons).values({
      ...{ scope: 'perCourse', discountKind: 'amount', amountThb: 10_000, amountUsd: 300 },
      paymentMethods: ['bankTransfer'],
      ...row,
    });
    await db.insert(couponItems).values(itemIds.map((itemId) => ({ couponId: row.id, itemId })));
    return row.id;
  },
});

const itemDefaults = (id: string, now: number) => ({
  id,
  slug: `${id}-item`,
  titleTh: `คอร์ส ${id}`,
  titleEn: `Course ${id}`,
  summaryTh: 'สรุป',
  summaryEn: null,
  descriptionTh: 'รายละเอียด',
  descriptionEn: null,
  coverAltTh: 'ภาพปก',
  coverAltEn: null,
  rank: Number(id.replace(/\D/g, '')) || 1,
  createdAt: now,
  updatedAt: now,
});
