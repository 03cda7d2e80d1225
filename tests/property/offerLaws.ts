import type { Promotion } from '../../src/domain/pricing/offer.ts';
import { type QuoteInput, quote } from '../../src/domain/pricing/quote.ts';
import { quoteDigest } from '../../src/domain/pricing/quoteComparison.ts';
import { countCart } from './countCart.ts';
import type { OfferedCart } from './offeredCarts.ts';
import { referenceFigures } from './referenceQuote.ts';

/** The laws of choosing offers that this cart breaks, in words; empty if all hold. */
export function brokenOfferLaws(offered: OfferedCart): string[] {
  const { cart, couponExcludesPromotion, oneCouponPerOrder, method, offeredMethods } = offered;
  const { counting, choice, figure } = countCart(offered);
  const plain = quote({ ...cart, promotion: null, coupons: [], withholdingPercent: 0 });
  const counted = quote({ ...cart, promotion: choice.promotion, coupons: counting, withholdingPercent: 0 });
  const isPassedOver = couponExcludesPromotion && counting.length > 0;
  const best = bestByReference(offered);
  const turned = countCart({ ...offered, promotions: offered.promotions.toReversed() });
  const turnedCoupons = countCart({ ...offered, coupons: offered.coupons.toReversed() });
  const byLine = quote({ ...cart, lines: cart.lines.toReversed(), promotion: choice.promotion, coupons: [] });
  const alone = quote({ ...cart, promotion: choice.promotion, coupons: [] });
  const laws: [string, boolean][] = [
    ['a cart has one promotion at most', figure.offers.filter(({ kind }) => kind === 'promotion').length <= 1],
    [
      'a coupon and a promotion never count together where they exclude each other',
      !couponExcludesPromotion || new Set(figure.offers.map(({ kind }) => kind)).size <= 1,
    ],
    ['the promotion is the best by the rules', (choice.promotion ?? choice.passedOver)?.id === best?.id],
    [
      'the promotion gives way to a coupon that counts, and to nothing else',
      isPassedOver === (choice.passedOver !== null) || best === null,
    ],
    ['the order of the promotions does not matter', quoteDigest(turned.figure) === quoteDigest(figure)],
    [
      'the order in which coupons were put in does not matter where several may count',
      oneCouponPerOrder || hasTwins(offered) || quoteDigest(turnedCoupons.figure) === quoteDigest(figure),
    ],
    ['one coupon counts where one is allowed', !oneCouponPerOrder || counting.length <= 1],
    ['a coupon counts once', new Set(counting.map(({ id }) => id)).size === counting.length],
    [
      'a coupon counts only where it takes something off by itself',
      counting.every((coupon) => referenceDiscount({ ...cart, promotion: null, coupons: [coupon] }) > 0),
    ],
    [
      'a coupon counts only for the way to pay that it names',
      counting.every(({ paymentMethods }) =>
        method === null ? paymentMethods.length > 0 : paymentMethods.includes(method),
      ),
    ],
    [
      'before a way to pay is chosen, a coupon counts only where one that is offered can use it',
      method !== null ||
        offeredMethods === null ||
        counting.every(({ paymentMethods }) => paymentMethods.some((way) => offeredMethods.includes(way))),
    ],
    ['offers never make a cart dearer', counted.total <= plain.total],
    ['what is sent is never discounted', counted.total >= cart.shippingFee],
    ['the order of the lines does not change what one offer takes off', byLine.discount === alone.discount],
  ];
  return laws.filter(([, holds]) => !holds).map(([law]) => law);
}

/** Coupons with the same id and other terms cannot exist; the first one is used for both. */
const hasTwins = ({ coupons }: OfferedCart) => new Set(coupons.map(({ id }) => id)).size < coupons.length;

const referenceDiscount = (input: QuoteInput): number =>
  referenceFigures(input).lineDiscounts.reduce((sum, part) => sum + part, 0);

/** A second computation with big integers: the greatest discount, ties by the smaller number. */
function bestByReference({ cart, promotions }: OfferedCart): Promotion | null {
  const worth = (promotion: Promotion): number => referenceDiscount({ ...cart, promotion, coupons: [] });
  const [best] = promotions
    .map((promotion) => ({ promotion, discount: worth(promotion) }))
    .filter(({ discount }) => discount > 0)
    .toSorted((a, b) => b.discount - a.discount || Number(a.promotion.id) - Number(b.promotion.id));
  return best?.promotion ?? null;
}
