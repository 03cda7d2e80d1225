import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '../../../server/base/config.ts';
import { openPayments, type Payments } from '../../../server/payments/payments.ts';

/** Why a start fails. A refusal has the fields of every provider's refusal. */
export const startFaults = ['refuses', 'is down', 'has a defect', 'breaks off'] as const;
type StartFault = (typeof startFaults)[number];

const refusal = JSON.stringify({
  ...{ object: 'error', location: '', code: 'authentication_failure', message: 'No such key', resultCode: '12' },
  ...{ name: 'INVALID_REQUEST', details: [{ issue: 'NOT_AUTHORIZED' }], respCode: '9004', status: { code: 9500 } },
});

/** The providers of a configuration, which all fail so. */
export async function faultyPayments(
  { payments }: Pick<Config, 'payments'>,
  fault: StartFault,
): Promise<{ readonly payments: Payments; readonly close: () => void }> {
  const server = createServer((request, response) => {
    if (fault === 'breaks off') return void request.socket.destroy();
    response.writeHead(fault === 'refuses' ? 401 : 500, { 'content-type': 'application/json' });
    response.end(fault === 'refuses' ? refusal : '{}');
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  if (fault === 'is down') close();
  const elsewhere = Object.entries(payments).map(([name, settings]) => [
    name,
    Object.fromEntries(Object.entries(settings).map(([key, value]) => [key, addressed(value, port)])),
  ]);
  return { payments: openPayments({ payments: Object.fromEntries(elsewhere) }), close };
}

const addressed = (value: string, port: number): string =>
  value.startsWith('http') ? `http://127.0.0.1:${port}` : value;
