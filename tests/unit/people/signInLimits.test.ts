import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useSignIn } from '../../../src/features/session/useSignIn.ts';
import { runHook } from '../../support/run/runHook.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  { username: 'm'.repeat(256), password: 'secret' },
  { username: 'mali', password: 'p'.repeat(129) },
])('a name or password longer than any account has is refused as every wrong one is', async (body) => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const client = new QueryClient();
  const around = (inside: ReactNode) => createElement(QueryClientProvider, { client }, inside);
  const session = await runHook(useSignIn, around);
  await expect(session.now()(body)).rejects.toMatchObject({ code: 'LOGIN_FAILED' });
  expect(fetch).not.toHaveBeenCalled();
  await session.leave();
});
