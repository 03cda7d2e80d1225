import { z } from 'zod';
import { askShop, SocketFault } from './base/askShop.ts';
import { type Config, ConfigError } from './base/config.ts';
import { openIdentity } from './identity/openIdentity.ts';
import { isLock, takeLock } from './lock.ts';
import { StartFault } from './ports.ts';
import { readConfig } from './readConfig.ts';
import { openDatabase } from './store/database/database.ts';
import { passwordLinkOf } from './useCases/people/passwordLinkOf.ts';

const usage =
  'npm run password-link -- NAME     prints a link that sets a new password; NAME is a username or an e-mail address';
const outcomeSchema = z.object({ outcome: z.string().nullable() });

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Answers the exit code: 0 with a link, 1 without. */
async function main(): Promise<number> {
  const [name, ...more] = process.argv.slice(2);
  if (name === undefined || more.length > 0) {
    say(usage);
    return 1;
  }
  const link = await findLink(readConfig(process.env), name);
  say(link ?? `No account has the name ${name}.`);
  return link === null ? 1 : 0;
}

/** The link comes from the shop that owns the data folder, or from the database itself. */
async function findLink(config: Config, name: string): Promise<string | null> {
  const lock = await takeLock(config.dataDir);
  if (!isLock(lock)) {
    if (lock.commandSocket !== undefined) return await askForLink(lock.commandSocket, name);
    throw new StartFault(`Process ${lock.pid} has ${config.dataDir} in use, but takes no command yet. Try again.`);
  }
  try {
    const { db, close } = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
    try {
      const identity = openIdentity({ db, config, clock: Date.now, closeSocketsOf: () => {} });
      return await passwordLinkOf({ identity, config }, name);
    } finally {
      await close();
    }
  } finally {
    await lock.release();
  }
}

async function askForLink(commandSocket: string, name: string): Promise<string | null> {
  const path = `/password-link?${new URLSearchParams({ name })}`;
  const again = 'Run it again.';
  for await (const line of askShop(commandSocket, { path, send: async (asked) => void asked.end(), again })) {
    return outcomeSchema.parse(line).outcome;
  }
  throw new SocketFault(`The shop ended before it answered. ${again}`);
}

try {
  process.exitCode = await main();
} catch (error) {
  const isExpected = [SocketFault, ConfigError, StartFault].some((kind) => error instanceof kind);
  say(isExpected && error instanceof Error ? error.message : String(error instanceof Error ? error.stack : error));
  process.exitCode = 1;
}
