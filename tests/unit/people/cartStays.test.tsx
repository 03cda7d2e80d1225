import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { Guest } from '../../../src/features/account/Guest.tsx';
import { WhatSignOutTakes } from '../../../src/features/leaving/WhatSignOutTakes.tsx';
import { LoginPanel } from '../../../src/features/session/LoginPanel.tsx';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';

const { device } = vi.hoisted(() => ({ device: { lines: 0, isShared: false } }));
vi.mock('../../../src/features/device/useKnownData.ts', () => ({
  useKnownData: () => ({ lines: Array(device.lines) }),
}));
vi.mock('../../../src/features/device/useSharedDevice.ts', () => ({ useSharedDevice: () => device.isShared }));

const shown = (language: 'th' | 'en', screen: ReactElement): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DrawnLanguage value={language}>
        <MemoryRouter>{screen}</MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );

test.each([
  ['where there is a cart', { lines: 2, isShared: false }, true],
  ['not where it is empty', { lines: 0, isShared: false }, false],
  ['not where it may be somebody else’s', { lines: 2, isShared: true }, false],
] as const)('the sign-in says that the cart stays: %s', (_, here, expected) => {
  Object.assign(device, here);
  for (const screen of [<Guest key="account" />, <LoginPanel key="sign-in" heading={1} />]) {
    expect(shown('th', screen).includes('ตะกร้าของคุณ')).toBe(expected);
    expect(shown('en', screen).includes('Your cart')).toBe(expected);
  }
});

test.each([
  ['where there is one', 2, true],
  ['not where it is empty', 0, false],
] as const)('the question at a sign-out speaks of the cart %s', (_, lines, expected) => {
  Object.assign(device, { lines, isShared: false });
  const question = <WhatSignOutTakes waiting={0} refused={0} leavesChange={false} slips={[]} />;
  expect(shown('th', question).includes('ตะกร้า')).toBe(expected);
  expect(shown('en', question).includes('cart')).toBe(expected);
});
