import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { quote } from '../../../src/domain/pricing/quote.ts';
import { CouponRow } from '../../../src/features/cart/coupon/CouponRow.tsx';
import { formatMoney } from '../../../src/i18n/format.ts';
import { coupon as texts } from '../../../src/i18n/th/buying/coupon.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { amountOff, coupon } from '../offersFixture.ts';

const whole = coupon({ id: '1', code: 'WHOLE', discount: amountOff(100_000) });
const rest = coupon({ id: '2', code: 'REST', discount: amountOff(10_000) });
const figure = quote({
  ...{ currency: 'THB', promotion: null, coupons: [whole, rest], shippingFee: 0 },
  ...{ withholdingPercent: 0, vatEnabled: true },
  lines: [{ itemId: 'a', kind: 'course', planId: 'aa', quantity: 1, unitPrice: 100_000 }],
});
const shown = (of: typeof whole): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DrawnLanguage value="th">
        <CouponRow view={{ id: of.id, coupon: of, problem: null, missing: 0 }} quote={figure} isAsked />
      </DrawnLanguage>
    </QueryClientProvider>,
  );

test('a coupon shows its discount, and one that others leave nothing says that it is not used up', () => {
  expect(shown(whole)).toContain(texts.saves(formatMoney(100_000, 'THB')));
  expect(shown(rest)).toContain(texts.nothingLeft);
  expect(shown(rest)).not.toContain(texts.saves(formatMoney(0, 'THB')));
});
