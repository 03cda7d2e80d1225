import { randomBytes } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { SocketFault } from './base/askShop.ts';
import { type Config, ConfigError } from './base/config.ts';
import { countText } from './base/countText.ts';
import { progressBar, type ShownProgress } from './base/progressBar.ts';
import { isEncoding } from './import/decodeText.ts';
import { explainImportFault } from './import/explainImportFault.ts';
import { byPlace, type ImportEntry, type Read, type RowFault } from './import/importEntry.ts';
import type { ImportOutcome, ImportProgress } from './import/importOutcome.ts';
import { importOverSocket } from './import/importOverSocket.ts';
import type { LectureEntry } from './import/lectureEntry.ts';
import { outcomeText } from './import/outcomeText.ts';
import { isCurriculumFile, readCurriculumFile } from './import/readCurriculumFile.ts';
import { readImportFile } from './import/readImportFile.ts';
import { isLock, takeLock } from './lock.ts';
import { StartFault } from './ports.ts';
import { readConfig } from './readConfig.ts';
import type { Db } from './store/database/connection.ts';
import { openDatabase } from './store/database/database.ts';
import { migrate } from './store/database/migrate.ts';
import { importCatalogue } from './useCases/catalogue/importCatalogue.ts';
import { importCurriculum } from './useCases/catalogue/importCurriculum.ts';

const usage =
  'npm run import -- FILE [--dry-run] [--encoding NAME]     FILE is a .csv or .json (columns: docs/import.md)';
const largestFile = 200_000_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Answers the exit code: 0 done, 1 refused without changes. */
async function main(): Promise<number> {
  const asked = readArguments();
  if (asked === null) {
    say(usage);
    return 1;
  }
  const { path, isDryRun, encoding } = asked;
  if (encoding !== undefined && !isEncoding(encoding)) throw new StartFault(`${encoding} is no known encoding.`);
  const name = basename(path);
  const bytes = readBytes(path);
  return isCurriculumFile(name, bytes, encoding)
    ? await importFile(curriculum, name, curriculum.read(name, bytes, encoding), isDryRun)
    : await importFile(catalogue, name, catalogue.read(name, bytes, encoding), isDryRun);
}

type ImportRunOptions = {
  readonly isDryRun: boolean;
  readonly onProgress: (progress: ImportProgress) => void;
  readonly clock: () => number;
  readonly total: number;
};

/** A kind of import file: the shop's command for it, how it is read, and the import without a running shop. */
type ImportKind<Entry> = {
  readonly command: 'import' | 'curriculum';
  readonly read: (name: string, bytes: Uint8Array, encoding?: string) => Read<Entry>;
  readonly run: (db: Db, batches: readonly (readonly Entry[])[], options: ImportRunOptions) => Promise<ImportOutcome>;
};

const catalogue: ImportKind<ImportEntry> = {
  ...{ command: 'import', read: readImportFile },
  run: (db, batches, options) => importCatalogue(db, batches, { ...options, randomBytes }),
};
const curriculum: ImportKind<LectureEntry> = {
  ...{ command: 'curriculum', read: readCurriculumFile, run: importCurriculum },
};

async function importFile<Entry>(
  kind: ImportKind<Entry>,
  name: string,
  { found, faults }: Read<Entry>,
  isDryRun: boolean,
): Promise<number> {
  if (found.length === 0) return tellFaults(name, faults);
  // Faulty rows are checked too, so that one run reports everything.
  const outcome = await runImport(kind, found, isDryRun || faults.length > 0).catch((error) => {
    if (faults.length > 0) tellFaults(name, faults);
    throw error;
  });
  const all = [...faults, ...outcome.faults].toSorted(byPlace);
  if (all.length > 0) return tellFaults(name, all);
  for (const line of outcomeText(outcome, isDryRun)) say(line);
  return 0;
}

type Asked = { readonly path: string; readonly isDryRun: boolean; readonly encoding: string | undefined };

function readArguments(): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, encoding: { type: 'string' } },
    });
    const [path, ...more] = positionals;
    if (path === undefined || more.length > 0) return null;
    return { path, isDryRun: values['dry-run'] ?? false, encoding: values.encoding };
  } catch {
    return null;
  }
}

function readBytes(path: string): Buffer {
  if (!/\.(csv|json)$/i.test(path)) throw new StartFault(`${path} must end in .csv or .json.`);
  try {
    if (statSync(path).size > largestFile) throw new StartFault(`${path} is larger than 200 MB.`);
    return readFileSync(path);
  } catch (error) {
    if (error instanceof StartFault) throw error;
    throw new StartFault(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** Through the shop that owns the data folder, or with the folder locked by this command. */
async function runImport<Entry>(
  kind: ImportKind<Entry>,
  entries: readonly Entry[],
  isDryRun: boolean,
): Promise<ImportOutcome> {
  const config = readConfig(process.env);
  const bar = progressBar(process.stderr);
  let written: ImportProgress | null = null;
  const onProgress = (progress: ImportProgress) => {
    if (progress.step === 'written') written = progress;
    bar.show(shownProgress(progress));
  };
  const lock = await takeLock(config.dataDir);
  try {
    if (isLock(lock)) return await importAlone(kind, config, entries, { isDryRun, onProgress });
    if (lock.commandSocket === undefined) {
      throw new StartFault(`Process ${lock.pid} has ${config.dataDir} in use, but takes no import yet. Try again.`);
    }
    return await importOverSocket(lock.commandSocket, entries, {
      ...{ command: kind.command, isDryRun, onProgress },
    });
  } catch (error) {
    bar.end();
    if (written !== null) tellExtent(written);
    throw error;
  } finally {
    bar.end();
    if (isLock(lock)) await lock.release();
  }
}

const tellExtent = ({ done, total }: ImportProgress): void =>
  void process.stderr.write(`${countText(done)} of ${countText(total)} rows were written and stay.\n`);

const steps = { checked: 'Looking', written: 'Writing' } as const;

const shownProgress = ({ step, done, total }: ImportProgress): ShownProgress => ({
  ...{ title: steps[step], done, total, isCounted: true },
});

async function importAlone<Entry>(
  kind: ImportKind<Entry>,
  config: Config,
  entries: readonly Entry[],
  options: Pick<ImportRunOptions, 'isDryRun' | 'onProgress'>,
): Promise<ImportOutcome> {
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir });
  try {
    await migrate(database);
    const clock = () => Date.now();
    return await kind.run(database.db, [entries], { ...options, clock, total: entries.length });
  } catch (error) {
    const reason = explainImportFault(error);
    throw reason === null ? error : new StartFault(reason);
  } finally {
    await database.close();
  }
}

function tellFaults(name: string, faults: readonly RowFault[]): number {
  for (const { line, row, reason } of faults) {
    process.stderr.write(`${name}:${line}: ${row === undefined ? '' : `row ${row}: `}${reason}\n`);
  }
  process.stderr.write(
    `Nothing was changed. ${countText(faults.length)} ${faults.length === 1 ? 'fault' : 'faults'}.\n`,
  );
  return 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  const isExpected = error instanceof StartFault || error instanceof ConfigError || error instanceof SocketFault;
  const inFull = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${isExpected ? error.message : inFull}\n`);
  process.exitCode = 1;
}
