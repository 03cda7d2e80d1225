import { createServer } from 'node:net';

/** The port, or a free one for 0. */
export const freePort = async (port: number, host: string): Promise<number> =>
  port === 0 ? await tryPort(0, host) : port;

/** Listens briefly and answers the port; throws if impossible. */
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

/** A start failure that a person can fix; shown without a stack. */
export class StartFault extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartFault';
  }
}

/** Names the busy port, or rethrows. */
export function explainListenFault(error: unknown, name: 'PORT' | 'REALTIME_PORT', port: number): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') {
    return new StartFault(`Port ${port} is taken by another program. Stop that one, or start with another: ${name}=…`);
  }
  if (code === 'EACCES')
    return new StartFault(`Port ${port} may not be used by this user. Start with another: ${name}=…`);
  return error;
}
