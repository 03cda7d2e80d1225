import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp } from '../support/dom/openApp.tsx';
import { plainShop } from '../support/dom/plainShop.ts';
import { wordsOf } from '../support/run/words.ts';

const { deviceStorage, cart, states } = wordsOf(true);
afterEach(() => {
  vi.restoreAllMocks();
});

test('a cart that the device does not let be read says so, and is read by its button', async () => {
  plainShop();
  const refused = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('Internal error', 'UnknownError');
  });
  const user = await openApp('/cart');
  expect(await screen.findByRole('heading', { level: 1, name: deviceStorage.unreadable.title })).toBeVisible();
  refused.mockRestore();
  await user.click(screen.getByRole('button', { name: states.error.action }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(cart.empty.title));
});
