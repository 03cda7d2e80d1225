import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RegistrationField } from '../../../src/domain/people/registration.ts';
import { GuestHere } from '../../../src/features/course/offer/GuestHere.tsx';
import { useCourseOffer } from '../../../src/features/course/offer/useCourseOffer.ts';
import { noRegistrationFields } from '../../../src/features/registration/registrationFields.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { course } from '../courseFixture.ts';

const { holds, typed } = vi.hoisted(() => ({ holds: vi.fn(), typed: { fields: {} } }));
vi.mock('../../../src/ui/page/useUpdateHold.ts', () => ({ useUpdateHold: holds }));
vi.mock('../../../src/features/registration/useGuestDetails.ts', () => ({
  useGuestDetails: () => ({ ...typed, moreProblems: {}, isReady: false }),
}));

beforeEach(() => holds.mockClear());

/** Whether a form with this value delays an app update. */
function holdsBackWith(field: RegistrationField, value: string): boolean {
  typed.fields = { ...noRegistrationFields, [field]: value };
  const client = new QueryClient();
  client.setQueryData(['session'], null);
  const of = course();
  const Panel = () => <GuestHere course={of} offer={useCourseOffer(of)} onPay={async () => {}} />;
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <Panel />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
  return holds.mock.calls.some(([isActive, reason]) => isActive === true && reason === 'form');
}

test.each(['firstName', 'lastName', 'tel', 'email'] as const)(
  'a form beside the course with nothing but %s in it holds an update back, an empty one does not',
  (field) => {
    expect(holdsBackWith(field, '')).toBe(false);
    expect(holdsBackWith(field, 'มะลิ')).toBe(true);
  },
);
