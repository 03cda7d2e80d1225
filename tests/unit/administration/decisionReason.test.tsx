import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Order } from '../../../src/domain/order/order.ts';
import { rejectCodes } from '../../../src/domain/order/rejectReason.ts';
import { Outcome } from '../../../src/features/administration/orders/OrderReview.tsx';
import { ReasonFields } from '../../../src/features/administration/orders/ReasonFields.tsx';
import { reasonOf, reasonProblem, typedReasonOf } from '../../../src/features/administration/orders/rejectReason.ts';
import { rejectReasonMessages } from '../../../src/i18n/buying/rejectReasons.ts';
import { administrationMessages } from '../../../src/i18n/people/administration.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { drawKnowing } from '../../support/browser/drawKnowing.tsx';

const request = { id: 'o1', number: '240101', total: 0 } as Order;
const typed = { chosen: 'slipUnreadable', more: 'เต็ม' };

test.each(['th', 'en'] as const)(
  'the reasons about slips are offered for a transfer, and for no request (%s)',
  (language) => {
    const { decide } = administrationMessages[language];
    const drawn = (isRequest: boolean): string =>
      renderToStaticMarkup(
        <DrawnLanguage value={language}>
          <ReasonFields isRequest={isRequest} typed={typed} problem={null} onChange={() => {}} />
        </DrawnLanguage>,
      );
    for (const code of rejectCodes) {
      const words = rejectReasonMessages[language].usual[code];
      expect(drawn(false)).toContain(words);
      expect(drawn(true)).not.toContain(words);
    }
    for (const words of [decide.reason, decide.reasonHint, typed.more]) expect(drawn(true)).toContain(words);
    expect(drawn(true)).not.toContain('<select');
  },
);

test('a request is rejected with a text, whatever reason was stored on this device before', () => {
  const { chosen, more } = typedReasonOf(typed, true);
  expect(reasonOf(chosen, more)).toEqual({ reasonCode: null, reason: 'เต็ม' });
  expect(reasonProblem(typedReasonOf({ chosen: '', more: ' ' }, true).chosen, ' ')).toBe('more');
  expect(typedReasonOf(typed, false)).toEqual(typed);
});

test('rejecting a request mentions no other report', () => {
  const shown = (order: Order) =>
    drawKnowing(<Outcome order={order} outcome={{ kind: 'rejected' }} linkTo={deskLinks.order} />, []);
  const { decide } = administrationMessages.th;
  expect(shown(request)).toContain(decide.rejectedRequest(request.number));
  expect(shown(request)).not.toContain(decide.rejected(request.number));
  expect(shown({ ...request, total: 100 })).toContain(decide.rejected(request.number));
});
