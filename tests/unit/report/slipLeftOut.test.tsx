import { afterEach, expect, test, vi } from 'vitest';
import { SlipField } from '../../../src/features/bankTransfer/SlipField.tsx';
import { report } from '../../../src/i18n/th/buying/report.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { standInPage } from '../../support/browser/standInPage.ts';
import { runHook } from '../../support/run/runHook.ts';
import { partOf } from '../../support/shop/partsOf.ts';

afterEach(() => vi.unstubAllGlobals());

test('reporting without a lost slip moves the focus to the file input, because the button unmounts', async () => {
  standInPage();
  const heard: unknown[] = [];
  const field = await runHook(
    () =>
      SlipField({
        ...{ slip: null, required: false, problem: undefined, mayLeaveOut: true },
        onChange: (slip) => heard.push(slip),
        onState: () => {},
      }),
    (inside) => <DrawnLanguage value="th">{inside}</DrawnLanguage>,
  );
  const place = partOf(field.now(), ({ props }) => 'ref' in props).props.ref as { current: unknown };
  place.current = { querySelector: (what: string) => ({ focus: () => heard.push(what) }) };
  const { onClick } = partOf(field.now(), ({ props }) => props.children === report.slipLeaveOut).props;
  await field.does(() => (onClick as () => void)());
  expect(heard).toEqual([null, 'input']);
  await field.leave();
});
