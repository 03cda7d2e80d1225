import { SocketFault } from '../base/askShop.ts';
import { ConfigError } from '../base/config.ts';
import { progressBar } from '../base/progressBar.ts';
import { BackupFault, type BackupProgress, type OnProgress } from './backupFormat.ts';

const titles: Readonly<Record<BackupProgress['step'], string>> = {
  reading: 'Reading rows ',
  packing: 'Packing      ',
  checking: 'Checking     ',
  unpacking: 'Writing files',
  restoring: 'Writing rows ',
};

/** Errors and progress; standard output may carry the archive. */
export const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** Runs a command of one argument. Exit code 0: done; 1: refused or failed. */
export async function runBackupCommand(
  usage: string,
  run: (path: string, onProgress: OnProgress) => Promise<string>,
): Promise<void> {
  const [path, ...more] = process.argv.slice(2);
  const bar = progressBar(process.stderr);
  process.exitCode = 1;
  if (path === undefined || more.length > 0) return say(usage);
  try {
    const done = await run(path, ({ step, ...counts }) =>
      bar.show({ title: titles[step], ...counts, isCounted: false }),
    );
    bar.end();
    say(done);
    process.exitCode = 0;
  } catch (error) {
    bar.end();
    say(textOf(error));
  }
}

/** A refusal that a person can act on is a sentence; a defect has its stack. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = [BackupFault, ConfigError, SocketFault].some((kind) => error instanceof kind);
  return isExpected || 'code' in error || error.name === 'StartFault' ? error.message : (error.stack ?? error.message);
}
