import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BankAccount } from '../../../src/domain/order/paymentMethod.ts';
import { ReportFields } from '../../../src/features/bankTransfer/ReportFields.tsx';
import { newReportForm } from '../../../src/features/bankTransfer/reportForm.ts';
import type { ReportSubject } from '../../../src/features/outbox/useReportEntries.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';

const subject: ReportSubject = {
  ...{ orderId: '7', token: 't', number: '240117', currency: 'THB', due: 100 },
  ...{ buyerName: 'มานี', email: 'm@example.com', tel: null, placedAt: 0, cancelAt: null },
};

test('an account is named by its number, its holder and its bank (specification 2)', () => {
  const account: BankAccount = {
    ...{ id: 'a', accountNumber: '012-3', accountName: 'บจก. ลานเรียน' },
    ...{ bankCode: 'KBANK', bankName: 'ธนาคารกสิกรไทย', promptPayImageUrl: null, promptPayId: null },
  };
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DrawnLanguage value="th">
        <ReportFields
          {...{ subject, form: newReportForm(subject, 0), latestDay: undefined, now: 0, isDayAfterDevice: false }}
          {...{ problems: {}, accounts: [account], banks: [], onChange: () => {}, onLeave: () => {} }}
        />
      </DrawnLanguage>
    </QueryClientProvider>,
  );
  expect(page).toContain('>012-3 - บจก. ลานเรียน - ธนาคารกสิกรไทย<');
});
