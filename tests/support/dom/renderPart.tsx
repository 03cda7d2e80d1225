import { QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { queryClient } from '../../../src/app/queryClient.ts';
import { Toasts } from '../../../src/ui/notice/Toasts.tsx';

/** Renders a component inside the product's providers. Returns the user-event session. */
export async function renderPart(part: ReactNode): Promise<UserEvent> {
  const page = (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <main id="main" tabIndex={-1}>
          {part}
        </main>
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>
  );
  await act(async () => void render(page));
  return userEvent.setup();
}
