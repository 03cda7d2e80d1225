import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CertificateField } from '../../src/features/taxData/CertificateField.tsx';
import { taxData } from '../../src/i18n/th/taxData.ts';
import { DrawnLanguage } from '../../src/i18n/useLanguage.ts';

const drawn = (problem: string | undefined) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DrawnLanguage value="th">
        <CertificateField name="certificate.jpg" problem={problem} onChange={() => {}} onState={() => {}} />
      </DrawnLanguage>
    </QueryClientProvider>,
  );

test('a certificate that the shop does not find any more is chosen anew, under the fault', () => {
  const gone = taxData.problems['tax.certificate.gone'];
  expect(drawn(gone)).toContain(gone);
  expect(drawn(gone)).toContain(taxData.certificate.choose);
  expect(drawn(undefined)).toContain(taxData.certificate.attached);
  expect(drawn(undefined)).not.toContain(taxData.certificate.choose);
});
