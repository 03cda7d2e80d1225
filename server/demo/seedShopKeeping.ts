import type { Discount, OfferScope } from '../../src/domain/offer.ts';
import type { Tx } from '../store/database.ts';
import { couponItems, coupons, promotionItems, promotions } from '../store/schema/offers.ts';
import { bankAccounts, paymentMethods } from '../store/schema/paymentMethods.ts';
import { settings } from '../store/schema/shop.ts';
import {
  bankAccountName,
  bankTransferTitle,
  bankAccounts as demoAccounts,
  coupons as demoCoupons,
  promotions as demoPromotions,
} from './content/offers.ts';
import { siteTexts } from './content/siteTexts.ts';

/** Writes the settings that differ from their defaults, the ways to pay, promotions and coupons. */
export async function seedShopKeeping(tx: Tx, now: number): Promise<void> {
  await tx.insert(settings).values([
    { name: 'title', value: siteTexts.title, updatedAt: now },
    { name: 'howToBuy', value: siteTexts.howToBuy, updatedAt: now },
  ]);
  await tx
    .insert(paymentMethods)
    .values({ method: 'bankTransfer', isOn: true, title: bankTransferTitle.th, position: 0 });
  await tx.insert(bankAccounts).values(
    demoAccounts.map(({ id, number, bankCode, bankName }, position) => ({
      id,
      accountNumber: number,
      accountName: bankAccountName,
      bankCode,
      bankName,
      position,
    })),
  );
  await seedPromotions(tx);
  await seedCoupons(tx);
}

async function seedPromotions(tx: Tx): Promise<void> {
  await tx.insert(promotions).values(
    demoPromotions.map(({ id, title, scope, discount }) => ({
      id,
      titleTh: title.th,
      titleEn: title.en,
      ...termsOf(scope, discount),
    })),
  );
  await tx
    .insert(promotionItems)
    .values(demoPromotions.flatMap(({ id, courseIds }) => courseIds.map((itemId) => ({ promotionId: id, itemId }))));
}

async function seedCoupons(tx: Tx): Promise<void> {
  await tx.insert(coupons).values(
    demoCoupons.map(({ id, code, scope, discount, quantity, onePerUser, paymentMethods }) => ({
      id,
      code,
      quantity,
      onePerUser,
      paymentMethods: [...paymentMethods],
      ...termsOf(scope, discount),
    })),
  );
  await tx
    .insert(couponItems)
    .values(demoCoupons.flatMap(({ id, courseIds }) => courseIds.map((itemId) => ({ couponId: id, itemId }))));
}

const termsOf = (scope: OfferScope, discount: Discount) => ({
  scope: scope.kind,
  minimumCourses: scope.kind === 'courseCount' ? scope.minimumCourses : null,
  discountKind: discount.kind,
  percent: discount.kind === 'percent' ? discount.percent : null,
  amountThb: discount.kind === 'amount' ? discount.amounts.THB : null,
  amountUsd: discount.kind === 'amount' ? discount.amounts.USD : null,
});
