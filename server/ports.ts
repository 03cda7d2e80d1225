import { createServer } from 'node:net';

/** The port itself, or a free one where 0 was asked for. */
export const freePort = async (port: number, host: string): Promise<number> =>
  port === 0 ? await tryPort(0, host) : port;

/** Listens for a moment and tells on which port; throws where that cannot be. */
export async function tryPort(port: number, host: string): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  await new Promise<void>((done) => server.close(() => done()));
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port');
  return address.port;
}

/** A start failed for a reason that a person can mend; shown without a stack. */
export class StartFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartFault';
  }
}

/** Says which port is taken, or passes the error on. */
export function explainListenFault(error: unknown, name: 'PORT' | 'REALTIME_PORT', port: number): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return new StartFault(`Port ${port} is taken by another program. Stop that one, or start with another: ${name}=…`);
  }
  if (code === 'EACCES')
    return new StartFault(`Port ${port} may not be used by this user. Start with another: ${name}=…`);
  return error;
}
