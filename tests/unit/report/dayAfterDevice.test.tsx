import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReportFields } from '../../../src/features/bankTransfer/ReportFields.tsx';
import { newReportForm } from '../../../src/features/bankTransfer/reportForm.ts';
import type { ReportSubject } from '../../../src/features/outbox/useReportEntries.ts';
import { report as en } from '../../../src/i18n/en/buying/report.ts';
import { report as th } from '../../../src/i18n/th/buying/report.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';

const subject: ReportSubject = {
  ...{ orderId: '77', token: 'token', number: '240117', currency: 'THB', due: 129_000, buyerName: 'มะลิ ใจดี' },
  ...{ email: 'mali@example.com', tel: null, placedAt: 0, cancelAt: null },
};
const nothing = { problems: {}, accounts: [], banks: [], onChange: () => {}, onLeave: () => {} };

const drawn = (language: 'th' | 'en', isDayAfterDevice: boolean): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DrawnLanguage value={language}>
        <ReportFields
          subject={subject}
          form={newReportForm(subject, Date.UTC(2027, 10, 25))}
          latestDay={undefined}
          now={0}
          isDayAfterDevice={isDayAfterDevice}
          {...nothing}
        />
      </DrawnLanguage>
    </QueryClientProvider>,
  );

test.each([
  ['th', th],
  ['en', en],
] as const)('a day that only the device says has not come is asked about under the date: %s', (language, words) => {
  expect(drawn(language, true)).toContain(words.dateAfterDevice);
  expect(drawn(language, false)).not.toContain(words.dateAfterDevice);
});
