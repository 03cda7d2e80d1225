import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AccessDialog } from '../../../src/features/session/AccessDialog.tsx';
import { links } from '../../../src/ui/press/links.ts';
import { runHook } from '../../support/run/runHook.ts';

const left = vi.hoisted(() => ({ isShared: true, how: [] as string[] }));

vi.mock('react-router-dom', () => ({ useNavigate: () => (to: string) => left.how.push(`went to ${to}`) }));
vi.mock('../../../src/features/device/useSharedDevice.ts', () => ({ useSharedDevice: () => left.isShared }));
vi.mock('../../../src/features/session/useSessionActions.ts', () => ({
  useSessionActions: () => ({ isSigningOut: false, signOut: async () => void left.how.push('signed out') }),
}));
vi.mock('../../../src/features/session/clearSharedDevice.ts', () => ({
  clearSharedDevice: async (signOut: () => Promise<void>) => {
    left.how.push('left nothing');
    await signOut();
  },
}));

afterEach(() => vi.unstubAllGlobals());

test.each([
  [true, ['left nothing', 'signed out', `began anew at ${links.home()}`]],
  [false, ['signed out', `went to ${links.home()}`]],
])('who is denied leaves nothing of theirs where others use the device, too: %s', async (isShared, how) => {
  Object.assign(left, { isShared, how: [] });
  vi.stubGlobal('location', { assign: (to: string) => left.how.push(`began anew at ${to}`) });
  const dialog = await runHook(() => {
    const { type, props } = AccessDialog({ failure: 'WHITELIST_USER_DENIED', onDone: () => {} });
    const drawn = (type as (given: unknown) => ReactElement<{ actions: ReactElement<{ onClick: () => void }> }>)(props);
    return drawn.props.actions.props;
  });
  await dialog.does(({ onClick }) => onClick());
  expect(left.how).toEqual(how);
  await dialog.leave();
});
