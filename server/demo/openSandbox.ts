import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { Config } from '../base/config.ts';

/** The keys that the sandbox knows. They open nothing else. */
const omiseKeys = {
  publicKey: 'pkey_test_sandbox',
  secretKey: 'skey_test_sandbox',
  webhookSecret: 'c2FuZGJveC1zZWNyZXQ=',
};
const scbKeys = {
  ...{ apiKey: 'scb-sandbox-key', apiSecret: 'scb-sandbox-secret' },
  ...{ billerId: '099999999999990', ref2: null, ref3Prefix: 'SCB' },
};
const paySolutionsKeys = {
  ...{ merchantId: '12345678', secretKey: 'pay-solutions-sandbox-secret', apiKey: 'pay-solutions-sandbox-key' },
};

const gbPrimePayKeys = { token: 'sandbox-customer-key', secretKey: 'sandbox-secret-key' };

const hello = z.object({ port: z.number().int() });

type Sandbox = { readonly url: string; readonly close: () => Promise<void> };

/** Starts the process that plays the payment providers. It ends with this one, because its input closes then. */
export async function openSandbox({ publicUrl }: Pick<Config, 'publicUrl'>): Promise<Sandbox> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'sandbox', 'main.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_WEBHOOK_URL: publicUrl },
  });
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const { port } = hello.parse(JSON.parse(line));
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

/** The configuration of every provider without keys, at the sandbox. */
export const sandboxPayments = (
  { omise, scb, gbPrimePay, paySolutions }: Config['payments'],
  url: string,
): Config['payments'] => ({
  omise: omise ?? {
    ...omiseKeys,
    ...{ apiUrl: `${url}/omise/api`, vaultUrl: `${url}/omise/vault`, scriptUrl: `${url}/omise/omise.js` },
  },
  scb: scb ?? { ...scbKeys, apiUrl: `${url}/scb/api` },
  gbPrimePay: gbPrimePay ?? { ...gbPrimePayKeys, apiUrl: `${url}/gbPrimePay/api` },
  paySolutions: paySolutions ?? {
    ...paySolutionsKeys,
    ...{ apiUrl: `${url}/paySolutions/api`, formUrl: `${url}/paySolutions/payment` },
  },
});
