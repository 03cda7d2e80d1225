import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Config } from '../base/config.ts';

const hello = z.object({ port: z.number().int(), settings: z.record(z.string(), z.record(z.string(), z.string())) });

type Sandbox = {
  readonly url: string;
  /** The settings of every provider there. */
  readonly payments: Config['payments'];
  readonly close: () => Promise<void>;
};

/** Starts the process that plays the payment providers. It ends with this one, because its input closes then. */
export async function openSandbox({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<Sandbox> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'sandbox', 'main.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...sandboxEnvironment(), SANDBOX_PORT: '0', SANDBOX_WEBHOOK_URL: publicUrl },
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The sandbox ended with code ${code} before it was ready`);
  });
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), ended])) as [string];
  const { port, settings } = hello.parse(JSON.parse(line));
  return {
    url: `http://127.0.0.1:${port}`,
    payments: settings,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** The sandbox gets its own settings, and none of the shop's secrets. */
const sandboxEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => name === 'PATH' || name.startsWith('SANDBOX_')));
