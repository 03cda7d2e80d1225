import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { taxData } from '../../src/i18n/th/taxData.ts';
import { DrawnLanguage } from '../../src/i18n/useLanguage.ts';
import { PictureField } from '../../src/ui/PictureField.tsx';
import type { PictureState } from '../../src/ui/usePictureReading.ts';

const now = vi.hoisted(() => ({ state: 'settled' as PictureState }));
vi.mock('../../src/ui/usePictureReading.ts', () => ({
  usePictureReading: () => ({ state: now.state, choose: async () => {}, settle: () => {} }),
}));

const drawn = (state: PictureState, problem?: string): string => {
  now.state = state;
  return renderToStaticMarkup(
    <DrawnLanguage value="th">
      <PictureField
        {...{ label: 'หนังสือรับรอง', texts: taxData.certificate, picture: null, required: true, problem }}
        accept="image/*"
        read={async () => null}
        onChange={() => {}}
      />
    </DrawnLanguage>,
  );
};

test('a picture that is on its way can be given up, since a form may wait for it', () => {
  expect(drawn('reading')).toContain(taxData.certificate.reading);
  expect(drawn('reading')).toContain(`${taxData.certificate.remove}<`);
  expect(drawn('settled')).not.toContain(`${taxData.certificate.remove}<`);
});

test('one that is on its way is no mistake, whatever was wrong before it was chosen', () => {
  const missing = taxData.problems['tax.certificate.required'];
  expect(drawn('settled', missing)).toContain(missing);
  expect(drawn('reading', missing)).not.toContain(missing);
  expect(drawn('reading', missing)).not.toContain('aria-invalid');
});
