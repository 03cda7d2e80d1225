import { randomBytes } from 'node:crypto';
import type { Discount, OfferScope } from '../../src/domain/pricing/offer.ts';
import type { Tx } from '../store/database/database.ts';
import { newId } from '../store/database/newId.ts';
import { couponItems, coupons, promotionItems, promotions } from '../store/schema/offers.ts';
import { bankAccounts, paymentMethods } from '../store/schema/paymentMethods.ts';
import { customLabels, settings } from '../store/schema/shop.ts';
import { customLabels as demoLabels } from './content/customLabels.ts';
import {
  bankAccountName,
  bankAccounts as demoAccounts,
  coupons as demoCoupons,
  promotions as demoPromotions,
  offeredMethods,
} from './content/offers.ts';
import { seller } from './content/seller.ts';
import { shippingOptions } from './content/shipping.ts';
import { siteTexts } from './content/siteTexts.ts';

const dayMs = 86_400_000;

/** Writes the settings that differ from their defaults, the ways to pay, promotions and coupons. */
export async function seedShopKeeping(tx: Tx, now: number): Promise<void> {
  await tx
    .insert(settings)
    .values([
      { name: 'title', value: siteTexts.title, updatedAt: now },
      { name: 'userGroupsEnabled', value: true, updatedAt: now },
      { name: 'courseAccessByGroup', value: true, updatedAt: now },
      { name: 'sameGroupShown', value: true, updatedAt: now },
      { name: 'bestSellersShown', value: true, updatedAt: now },
      { name: 'commentsShown', value: true, updatedAt: now },
      ...Object.entries(siteTexts.contact).map(([name, value]) => ({ name, value, updatedAt: now })),
      { name: 'refundPromise', value: siteTexts.refundPromise, updatedAt: now },
      { name: 'seller', value: seller, updatedAt: now },
      { name: 'howToBuy', value: siteTexts.howToBuy, updatedAt: now },
      { name: 'shippingOptions', value: shippingOptions, updatedAt: now },
    ]);
  await tx.insert(customLabels).values(
    demoLabels.map(({ id, type, label, options, isRequired }, position) => ({
      ...{ id, type, isRequired, position },
      ...{ labelTh: label.th, labelEn: label.en, options: options.map(({ th, en }) => ({ th, en })) },
    })),
  );
  await tx
    .insert(paymentMethods)
    .values(offeredMethods.map(({ method, title }, position) => ({ method, titleTh: title, isOn: true, position })));
  await tx.insert(bankAccounts).values(
    demoAccounts.map(({ id, number, bankCode, bankName, promptPayId }, position) => ({
      id,
      promptPayId,
      accountNumber: number,
      accountName: bankAccountName,
      bankCode,
      bankName,
      position,
    })),
  );
  await seedPromotions(tx, now);
  await seedCoupons(tx, now);
}

async function seedPromotions(tx: Tx, now: number): Promise<void> {
  await tx.insert(promotions).values(
    demoPromotions.map(({ id, title, descriptions, scope, discount, daysLeft }) => ({
      id,
      descriptions,
      titleTh: title.th,
      titleEn: title.en,
      endsAt: daysLeft === null ? null : now + daysLeft * dayMs,
      ...termsOf(scope, discount),
    })),
  );
  await tx
    .insert(promotionItems)
    .values(demoPromotions.flatMap(({ id, courseIds }) => courseIds.map((itemId) => ({ promotionId: id, itemId }))));
}

/** Coupon ids cannot be guessed: only people with the code learn them. */
async function seedCoupons(tx: Tx, now: number): Promise<void> {
  const seeded = demoCoupons.map((coupon) => ({ ...coupon, id: newId(now, randomBytes) }));
  await tx.insert(coupons).values(
    seeded.map(({ id, code, scope, discount, quantity, onePerUser, paymentMethods }) => ({
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
    .values(seeded.flatMap(({ id, courseIds }) => courseIds.map((itemId) => ({ couponId: id, itemId }))));
}

const termsOf = (scope: OfferScope, discount: Discount) => ({
  scope: scope.kind,
  minimumCourses: scope.kind === 'courseCount' ? scope.minimumCourses : null,
  discountKind: discount.kind,
  percent: discount.kind === 'percent' ? discount.percent : null,
  amountThb: discount.kind === 'amount' ? discount.amounts.THB : null,
  amountUsd: discount.kind === 'amount' ? discount.amounts.USD : null,
});
