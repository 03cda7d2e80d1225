import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { z } from 'zod';
import { BackupFault, type OnProgress } from './backup/backupFormat.ts';
import { spoolName } from './backup/makeBackup.ts';
import { spoolRows } from './backup/spoolRows.ts';
import { readJsonLines } from './base/jsonLines.ts';
import { explainImportFault } from './import/explainImportFault.ts';
import { importEntrySchema } from './import/importEntry.ts';
import type { ImportOutcome } from './import/importOutcome.ts';
import { lectureEntrySchema } from './import/lectureEntry.ts';
import type { AppParts } from './useCases/appParts.ts';
import { type ImportOptions, importCatalogue } from './useCases/catalogue/importCatalogue.ts';
import { importCurriculum } from './useCases/catalogue/importCurriculum.ts';
import { passwordLinkOf } from './useCases/people/passwordLinkOf.ts';

type CommandSocket = { readonly name: string; readonly close: () => Promise<void> };

const entriesSchema = importEntrySchema.array();
const lecturesSchema = lectureEntrySchema.array();
/** Longest command (ms). */
const requestWithinMs = 30 * 60_000;
const defect = 'The shop met a defect, which stands in its log.';
const silentAtMostMs = 60_000;

/**
 * Serves commands over a socket for the shop's own user, one at a time. An import whose client goes away ends after its
 * present batch.
 */
export async function openCommandSocket(
  name: string,
  parts: Pick<AppParts, 'config' | 'db' | 'identity' | 'clock' | 'randomBytes' | 'realtime' | 'log'>,
): Promise<CommandSocket> {
  let running: Promise<void> | null = null;
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://shop');
    const take = commands.get(pathname);
    if (request.method !== 'POST' || take === undefined) return void response.writeHead(404).end();
    if (running !== null) return void response.end(lineOf({ failed: 'Another command is running. Wait for its end.' }));
    running = take(parts, request, response, searchParams).finally(() => {
      running = null;
    });
  });
  server.requestTimeout = requestWithinMs;
  server.setTimeout(silentAtMostMs);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(name, resolve);
  });
  if (process.platform !== 'win32') chmodSync(name, 0o600);
  return {
    name,
    close: async () => {
      const closed = new Promise<void>((done) => server.close(() => done()));
      server.closeAllConnections();
      await running;
      await closed;
      if (process.platform !== 'win32') rmSync(name, { force: true });
    },
  };
}

type Import = (
  parts: Parameters<typeof openCommandSocket>[1],
  request: IncomingMessage,
  options: Omit<ImportOptions, 'randomBytes'>,
) => Promise<ImportOutcome>;

const takeCatalogue: Import = ({ db, randomBytes }, request, options) =>
  importCatalogue(db, readBatches(request, entriesSchema), { ...options, randomBytes });
const takeCurriculum: Import = ({ db }, request, options) =>
  importCurriculum(db, readBatches(request, lecturesSchema), options);

async function takeImport(
  importRows: Import,
  parts: Parameters<typeof openCommandSocket>[1],
  request: IncomingMessage,
  response: ServerResponse,
  asked: URLSearchParams,
): Promise<void> {
  const { clock, realtime, log } = parts;
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const isDryRun = asked.get('dryRun') === '1';
  let hasWritten = false;
  try {
    const outcome = await importRows(parts, request, {
      ...{ clock, isDryRun, total: Number(asked.get('total')), signal: gone.signal },
      onProgress: (progress) => {
        hasWritten ||= progress.step === 'written';
        response.write(lineOf({ progress }));
      },
    });
    response.end(lineOf({ outcome }));
  } catch (error) {
    const reason = explainImportFault(error);
    if (reason === null && !gone.signal.aborted) log.error({ error }, 'an import failed');
    response.end(lineOf({ failed: reason ?? defect }));
  } finally {
    if (hasWritten) realtime.emitToAll('catalogue:changed', '');
  }
}

/** Writes the rows into a folder that the command made. */
async function takeBackup(
  { config, db, clock, log }: Parameters<typeof openCommandSocket>[1],
  _request: IncomingMessage,
  response: ServerResponse,
  asked: URLSearchParams,
): Promise<void> {
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const name = asked.get('folder') ?? '';
  const onProgress: OnProgress = (progress) => void response.write(lineOf({ progress }));
  try {
    if (!spoolName.test(name)) throw new BackupFault('A backup needs a folder of its own.');
    await spoolRows(db, join(config.dataDir, name), { now: clock(), signal: gone.signal, onProgress });
    response.end(lineOf({ outcome: 'spooled' }));
  } catch (error) {
    if (!(error instanceof BackupFault) && !gone.signal.aborted) log.error({ error }, 'a backup failed');
    response.end(lineOf({ failed: error instanceof BackupFault ? error.message : `${defect} Nothing was changed.` }));
  }
}

async function takePasswordLink(
  parts: Parameters<typeof openCommandSocket>[1],
  _request: IncomingMessage,
  response: ServerResponse,
  asked: URLSearchParams,
): Promise<void> {
  try {
    response.end(lineOf({ outcome: await passwordLinkOf(parts, asked.get('name') ?? '') }));
  } catch (error) {
    parts.log.error({ error }, 'a password link failed');
    response.end(lineOf({ failed: `${defect} Nothing was changed.` }));
  }
}

type Command = typeof takeBackup;
const commands = new Map<string, Command>([
  ['/import', (...asked) => takeImport(takeCatalogue, ...asked)],
  ['/curriculum', (...asked) => takeImport(takeCurriculum, ...asked)],
  ['/backup', takeBackup],
  ['/password-link', takePasswordLink],
]);

async function* readBatches<Entry>(request: IncomingMessage, schema: z.ZodType<readonly Entry[]>) {
  for await (const line of readJsonLines(request)) yield schema.parse(line);
}

const lineOf = (message: unknown): string => `${JSON.stringify(message)}\n`;
