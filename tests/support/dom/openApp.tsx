import { act, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { App } from '../../../src/app/App.tsx';
import { queryClient } from '../../../src/app/queryClient.ts';
import { fetchPage } from '../../../src/app/routes.tsx';

/** Opens the whole app at an address, with a state of its history entry. Returns the user-event session. */
export async function openApp(address: string, state?: object): Promise<UserEvent> {
  history.replaceState(state === undefined ? null : { usr: state }, '', address);
  await fetchPage(location.pathname);
  await act(async () => void render(<App client={queryClient} router={BrowserRouter} />));
  return userEvent.setup();
}
