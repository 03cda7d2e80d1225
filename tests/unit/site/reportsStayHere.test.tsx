import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { InAppSteps } from '../../../src/features/install/InAppSteps.tsx';
import { IosSteps } from '../../../src/features/install/IosSteps.tsx';
import { install as en } from '../../../src/i18n/en/app/install.ts';
import { install as th } from '../../../src/i18n/th/app/install.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';

const started = vi.hoisted(() => ({ now: {} }));
vi.mock('../../../src/features/install/useStartedHandover.ts', () => ({ useStartedHandover: () => started.now }));
vi.mock('../../../src/features/install/useWaitingReports.ts', () => ({ useWaitingReports: () => 1 }));

const handed = { data: { token: 'abcdefghijklmnop', withSession: false }, isPending: false, isError: false };
const unreachable = { isPending: false, isError: true, error: new Error('away') };

test.each([
  ['a code is here', handed],
  ['the shop is away', unreachable],
  ['there is nothing to hand over', { data: null, isPending: false, isError: false }],
])('a waiting report is mentioned before installing, when %s', (_, how) => {
  vi.stubGlobal('location', new URL('https://shop.example/'));
  started.now = how;
  for (const [language, words] of [
    ['th', th],
    ['en', en],
  ] as const) {
    for (const steps of [
      <IosSteps key="ios" />,
      <InAppSteps key="line" isLine />,
      <InAppSteps key="app" isLine={false} />,
    ]) {
      const shown = renderToStaticMarkup(<DrawnLanguage value={language}>{steps}</DrawnLanguage>);
      expect(shown.split(words.handover.staysHere(1))).toHaveLength(2);
    }
  }
});
