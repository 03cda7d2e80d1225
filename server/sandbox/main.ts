import { startSandbox } from './startSandbox.ts';

const { SANDBOX_PORT, SANDBOX_WEBHOOK_URL, SANDBOX_WITHOUT } = process.env;

/**
 * Prints the port and the providers' settings as one line of JSON, without those of the provider `SANDBOX_WITHOUT`. Ends on a
 * signal, and with the process that holds the other end of stdin.
 */
async function main(): Promise<void> {
  const port = Number(SANDBOX_PORT ?? '0');
  if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('SANDBOX_PORT is a port, or 0 for a free one');
  if (!SANDBOX_WEBHOOK_URL || !URL.canParse(SANDBOX_WEBHOOK_URL))
    fail('SANDBOX_WEBHOOK_URL is the address of the shop');

  const sandbox = await startSandbox({ port, webhookUrl: SANDBOX_WEBHOOK_URL, clock: Date.now });
  const end = () => {
    sandbox.close().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
  process.stdin.once('end', end).once('error', end).resume();
  const settings = { ...sandbox.settings, [SANDBOX_WITHOUT ?? '']: undefined };
  process.stdout.write(`${JSON.stringify({ port: Number(new URL(sandbox.url).port), settings })}\n`);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

await main();
