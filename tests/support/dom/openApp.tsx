import { act, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../../../src/app/App.tsx';
import { queryClient } from '../../../src/app/queryClient.ts';
import { fetchPage } from '../../../src/app/routes.tsx';

/** Opens the whole app at an address, as a visit does. Returns the visitor's hands. */
export async function openApp(address: string): Promise<UserEvent> {
  const Router = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  await fetchPage(new URL(address, location.origin).pathname);
  await act(async () => void render(<App client={queryClient} router={Router} />));
  return userEvent.setup();
}
