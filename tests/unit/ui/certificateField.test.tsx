import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { CertificateField } from '../../../src/features/taxData/CertificateField.tsx';
import { taxData } from '../../../src/i18n/th/buying/taxData.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { PictureField } from '../../../src/ui/form/PictureField.tsx';
import type { PictureState } from '../../../src/ui/form/usePictureReading.ts';
import { runHook } from '../../support/run/runHook.ts';

afterEach(() => vi.unstubAllGlobals());

const drawn = (problem: string | undefined) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DrawnLanguage value="th">
        <CertificateField name="certificate.jpg" problem={problem} onChange={() => {}} onState={() => {}} />
      </DrawnLanguage>
    </QueryClientProvider>,
  );

test('a certificate that the shop has lost is chosen again, below the problem', () => {
  const gone = taxData.problems['tax.certificate.gone'];
  expect(drawn(gone)).toContain(gone);
  expect(drawn(gone)).toContain(taxData.certificate.choose);
  expect(drawn(undefined)).toContain(taxData.certificate.attached);
  expect(drawn(undefined)).not.toContain(taxData.certificate.choose);
});

test('the field stays during an upload and with an unreadable picture, even if its problem is cleared by typing', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} } });
  const told: PictureState[] = [];
  const onState = (state: PictureState) => void told.push(state);
  const field = await runHook(
    () => {
      const [problem, setProblem] = useState<string | undefined>(taxData.problems['tax.certificate.gone']);
      const look = CertificateField({ name: 'certificate.jpg', problem, onChange: () => {}, onState });
      return { look, setProblem };
    },
    (inside) => (
      <QueryClientProvider client={new QueryClient()}>
        <DrawnLanguage value="th">{inside}</DrawnLanguage>
      </QueryClientProvider>
    ),
  );
  const isField = () => field.now().look.type === PictureField;
  const becomes = (state: PictureState) => field.does(({ look }) => look.props.onState(state));
  await becomes('reading');
  await field.does(({ setProblem }) => setProblem(undefined));
  expect(isField()).toBe(true);
  await becomes('unreadable');
  expect(isField()).toBe(true);
  expect(told).toEqual(['reading', 'unreadable']);
  await becomes('settled');
  expect(isField()).toBe(false);
  await field.leave();
});
