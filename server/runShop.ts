import { ConfigError } from './base/config.ts';
import { demoAccounts } from './base/demoAccounts.ts';
import { StartFault } from './ports.ts';
import { type RunningShop, startShop } from './startShop.ts';

/** A second signal within this time (ms) is the same one, as when a terminal signals npm and the server. */
const sameSignalMs = 1_000;
const closeWithinMs = 15_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Starts the shop as this process, and ends it with its signals. */
export async function runShop(): Promise<void> {
  const withoutBuild = process.argv.includes('--without-build');
  let running: RunningShop | null = null;
  endOnSignals(() => running);
  try {
    running = await startShop(process.env, { withoutBuild, say });
    greet(running);
  } catch (error) {
    const isExpected = error instanceof StartFault || error instanceof ConfigError;
    process.stderr.write(`${isExpected ? error.message : inFull(error)}\n`);
    process.exit(1);
  }
}

function greet({ config }: RunningShop): void {
  say('');
  say(`  ลานเรียน · Lanrian    ${config.publicUrl} `);
  if (config.mode === 'demo') {
    say('');
    for (const { role, username, password } of demoAccounts) {
      say(`  ${role.padEnd(15)} ${username.padEnd(12)} ${password}`);
    }
  }
  say('');
  say(`  Data: ${config.databaseUrl === null ? config.dataDir : `PostgreSQL, files in ${config.dataDir}`}`);
  say('  Stop: Ctrl+C');
  say('');
}

/** An unfinished start is aborted: it is as safe as a kill. */
function endOnSignals(runningShop: () => RunningShop | null): void {
  let firstAt: number | null = null;
  const onSignal = () => {
    const now = Date.now();
    if (firstAt !== null) {
      if (now - firstAt < sameSignalMs) return;
      process.exit(1);
    }
    firstAt = now;
    const shop = runningShop();
    if (shop === null) process.exit(1);
    setTimeout(() => process.exit(1), closeWithinMs).unref();
    shop.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${inFull(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

const inFull = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
