import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultSiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { noTaxData } from '../../../src/domain/tax/taxData.ts';
import { OnePicture } from '../../../src/features/registration/OnePicture.tsx';
import { siteQuery } from '../../../src/features/site/useSite.ts';
import { CertificateField } from '../../../src/features/taxData/CertificateField.tsx';
import { TaxDataFields } from '../../../src/features/taxData/TaxDataFields.tsx';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import type { ReadPicture } from '../../../src/ui/form/usePictureReading.ts';
import { standInPage } from '../../support/browser/standInPage.ts';
import { runHook } from '../../support/run/runHook.ts';
import { partOf } from '../../support/shop/partsOf.ts';

const { readPicture } = vi.hoisted(() => ({ readPicture: vi.fn() }));
vi.mock('../../../src/features/registration/registrationPictures.ts', () => ({ pictureTypes: [], readPicture }));

let client: QueryClient;
const around = (inside: ReactNode) => (
  <QueryClientProvider client={client}>
    <DrawnLanguage value="th">{inside}</DrawnLanguage>
  </QueryClientProvider>
);

beforeEach(() => {
  standInPage();
  client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
});
afterEach(() => vi.unstubAllGlobals());

test('a tax form follows the state of its certificate', async () => {
  client.setQueryData(siteQuery.queryKey, {
    settings: { ...defaultSiteSettings, companyCertificateRequired: true },
  } as never);
  const onCertificate = () => {};
  const values = { ...noTaxData, personType: 'juristic' } as const;
  const fields = await runHook<ReactNode>(
    () => TaxDataFields({ values, problems: {}, onChange: () => {}, onCertificate }),
    around,
  );
  expect(partOf(fields.now(), ({ type }) => type === CertificateField).props.onState).toBe(onCertificate);
  await fields.leave();
});

test('a form with a picture hears that it is read before it is, and why it cannot be', async () => {
  const told: unknown[][] = [];
  const field = await runHook(
    () =>
      OnePicture({
        ...{ label: '', field: 'picture', required: true, problem: undefined },
        questions: { pictures: {} } as never,
        unread: { reasons: {}, tell: (...reason) => told.push(reason) },
      }),
    around,
  );
  const end = Promise.withResolvers<string>();
  readPicture.mockReturnValue(end.promise);
  const read = field.now().props.read as ReadPicture<never>;
  const reading = read(new File([], 'me.jpg'), new AbortController().signal);
  expect(told).toEqual([['picture', 'picture.reading']]);
  end.resolve('picture.unreadable');
  expect(await reading).toBeNull();
  expect(told.at(-1)).toEqual(['picture', 'picture.unreadable']);
  await field.leave();
});
