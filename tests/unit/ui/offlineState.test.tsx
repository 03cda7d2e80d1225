import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { type Connection, gateAddress } from '../../../src/platform/net/connection.ts';
import { OfflineState } from '../../../src/ui/state/OfflineState.tsx';

const { connection } = vi.hoisted(() => ({ connection: { now: 'online' } }));
vi.mock('../../../src/ui/state/useConnection.ts', () => ({ useConnection: () => connection.now }));

function hasGateLink(state: Connection): boolean {
  connection.now = state;
  const shown = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <OfflineState />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
  return shown.includes(gateAddress);
}

test.each<[Connection, boolean]>([
  ['portal', true],
  ['silent', true],
  ['refused', true],
  ['offline', false],
  ['down', false],
])('where the connection is %s, the way to the sign-in of a network stands there: %s', (state, isThere) => {
  expect(hasGateLink(state)).toBe(isThere);
});
