import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Children, isValidElement, type ReactElement, type ReactNode, type RefObject, useReducer } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Person } from '../../../src/domain/people/identity.ts';
import { AccountSection } from '../../../src/features/account/AccountSection.tsx';
import { Profile } from '../../../src/features/account/Profile.tsx';
import { profileQuery } from '../../../src/features/account/profileQuery.ts';
import { runHook } from '../../support/run/runHook.ts';

const form = vi.hoisted(() => ({ values: null as object | null }));
vi.mock('../../../src/features/account/useProfileForm.ts', () => ({ useProfileForm: () => form }));
vi.mock('../../../src/features/device/useOwnData.ts', () => ({ useChangesOfOtherTabs: () => {} }));

type Drawn = ReactElement<{ children?: ReactNode; ref?: RefObject<unknown> }>;

const within = (node: ReactNode): Drawn[] =>
  Children.toArray(node)
    .filter((one): one is Drawn => isValidElement(one))
    .flatMap((one) => [one, ...within(one.props.children)]);

const focus = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  form.values = null;
  const body = {};
  vi.stubGlobal('document', { documentElement: { lang: 'th', dataset: {} }, body, activeElement: body });
});

/** The profile section without a focus. */
async function openProfile() {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const page = await runHook(
    () => {
      const [, drawAgain] = useReducer((times: number) => times + 1, 0);
      const section = Profile({ person: { id: '5' } as Person });
      const heading = within(AccountSection(section.props)).find(({ type }) => type === 'h2');
      if (heading?.props.ref) heading.props.ref.current = { focus };
      return { drawAgain };
    },
    (inside) => <QueryClientProvider client={client}>{inside}</QueryClientProvider>,
  );
  return {
    hearsOfShop: () =>
      page.does(({ drawAgain }) => {
        client.setQueryData(profileQuery.queryKey, {} as never);
        drawAgain();
      }),
    shows: (values: object | null) =>
      page.does(({ drawAgain }) => {
        form.values = values;
        drawAgain();
      }),
    leave: page.leave,
  };
}

test('the first answer of the shop takes the focus nowhere', async () => {
  const page = await openProfile();
  await page.hearsOfShop();
  expect(focus).not.toHaveBeenCalled();
  await page.leave();
});

test('a form that closes gives the focus to its heading', async () => {
  const page = await openProfile();
  await page.hearsOfShop();
  await page.shows({});
  expect(focus).not.toHaveBeenCalled();
  await page.shows(null);
  expect(focus).toHaveBeenCalledOnce();
  await page.leave();
});
