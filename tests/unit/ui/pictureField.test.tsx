import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { taxData } from '../../../src/i18n/th/buying/taxData.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { PictureField } from '../../../src/ui/form/PictureField.tsx';
import type { PictureState } from '../../../src/ui/form/usePictureReading.ts';
import { runHook } from '../../support/run/runHook.ts';
import { partOf } from '../../support/shop/partsOf.ts';

const now = vi.hoisted(() => ({ state: 'settled' as PictureState, settle: vi.fn() }));
vi.mock('../../../src/ui/form/usePictureReading.ts', () => ({
  usePictureReading: () => ({ state: now.state, choose: async () => {}, settle: now.settle }),
}));

afterEach(() => vi.unstubAllGlobals());

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

test('a running upload is no problem, whatever was wrong before', () => {
  const missing = taxData.problems['tax.certificate.required'];
  expect(drawn('settled', missing)).toContain(missing);
  expect(drawn('reading', missing)).not.toContain(missing);
  expect(drawn('reading', missing)).not.toContain('aria-invalid');
});

test('cancelling a reading picture removes nothing from an empty field', async () => {
  now.state = 'reading';
  const heard: string[] = [];
  const field = await runHook(() =>
    PictureField({
      ...{ label: '', texts: taxData.certificate, picture: null, required: true, problem: undefined, accept: '' },
      read: async () => null,
      onChange: () => heard.push('changed'),
      onLeaveOut: () => heard.push('left out'),
    }),
  );
  const { onClick } = partOf(field.now(), ({ props }) => props.children === taxData.certificate.remove).props;
  await field.does(() => (onClick as () => void)());
  expect(now.settle).toHaveBeenCalledOnce();
  expect(heard).toEqual(['left out']);
  await field.leave();
});
