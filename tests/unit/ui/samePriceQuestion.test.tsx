import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { quote } from '../../../src/domain/pricing/quote.ts';
import { PriceQuestion } from '../../../src/features/checkout/PriceQuestion.tsx';
import { formatMoney } from '../../../src/i18n/format.ts';
import { checkout } from '../../../src/i18n/th/buying/checkout.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import type * as confirmSheet from '../../../src/ui/sheet/ConfirmSheet.tsx';

// Sheets need a DOM; this test checks their text only.
vi.mock('../../../src/ui/sheet/ConfirmSheet.tsx', () => ({
  ConfirmSheet: ({ title, body, confirm }: Parameters<typeof confirmSheet.ConfirmSheet>[0]) => (
    <>
      {title}
      {body}
      {confirm}
    </>
  ),
}));

const costing = (unitPrice: number) =>
  quote({
    ...{ currency: 'THB', promotion: null, coupons: [], shippingFee: 0, withholdingPercent: 0, vatEnabled: true },
    lines: [{ itemId: '1', kind: 'course', planId: 'p', quantity: 1, unitPrice }],
  });
const asked = (before: number, after: number) =>
  renderToStaticMarkup(
    <DrawnLanguage value="th">
      <PriceQuestion
        before={costing(before)}
        after={costing(after)}
        dropped={[]}
        onConfirm={() => {}}
        onCancel={() => {}}
      />
    </DrawnLanguage>,
  );

test('a total that is the same with other parts is not called a new one', () => {
  const { title, note, confirm, sameTotal } = checkout.priceChanged;
  const same = asked(10_000, 10_000);
  for (const words of [title, note, confirm]) expect(same).not.toContain(words);
  for (const words of [sameTotal.title, sameTotal.body(formatMoney(10_000)), sameTotal.note, sameTotal.confirm])
    expect(same).toContain(words);
  const dearer = asked(10_000, 12_000);
  for (const words of [title, note, confirm]) expect(dearer).toContain(words);
});
