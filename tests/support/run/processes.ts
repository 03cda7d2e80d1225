import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { constants } from 'node:os';
import { delimiter, resolve } from 'node:path';

/** The root folder of the project. */
export const projectRoot = resolve(import.meta.dirname, '../../..');

/** Node keeps compiled code there: every start of a shop or a tool compiles the same packages (about a second). */
export const compiledFolder = resolve(projectRoot, '.cache/compiled');

/** The environment for tools called by name: the project's own packages come first. */
export const toolEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [resolve(projectRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter),
});

/** The environment of a shop that must not inherit settings: only what Node needs. */
export const bareEnvironment = (): Record<string, string | undefined> => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
});

type Finished = { code: number | null; signal: NodeJS.Signals | null };

/** A started process: its output, its end, and ways to wait for either. */
export type WatchedProcess = {
  readonly pid: number;
  output(): string;
  readonly ended: Promise<Finished>;
  waitFor(pattern: RegExp, milliseconds: number): Promise<RegExpMatchArray>;
  /** Sends the signal and resolves when the process is gone. Kills it, and throws, after the limit. */
  stop(signal: NodeJS.Signals, milliseconds: number): Promise<void>;
};

type WatchOptions = SpawnOptions & { killedBy?: NodeJS.Signals };

/** Starts a process that ends with this one at the latest. */
export async function watchProcess(
  command: string,
  args: string[],
  options: WatchOptions = {},
): Promise<WatchedProcess> {
  const { killedBy = 'SIGKILL', ...spawnOptions } = options;
  const child = spawn(command, args, { ...spawnOptions, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = endOf(child);
  await Promise.race([once(child, 'spawn'), ended]);
  const forget = endWithUs(() => child.kill(killedBy));
  ended.then(forget, forget);

  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      for (const listener of listeners) listener();
    });
  }

  return {
    pid: child.pid ?? 0,
    output: () => text,
    ended,
    waitFor: (pattern, milliseconds) =>
      new Promise((found, failed) => {
        const settle = (act: () => void) => {
          clearTimeout(timer);
          listeners.delete(look);
          act();
        };
        const fail = (reason: string) => settle(() => failed(new Error(`${command} ${reason}. It said:\n${text}`)));
        const look = () => {
          const match = text.match(pattern);
          if (match) settle(() => found(match));
        };
        const timer = setTimeout(() => fail(`did not print ${pattern} within ${milliseconds} ms`), milliseconds);
        listeners.add(look);
        ended.then(() => fail(`ended before it printed ${pattern}`));
        look();
      }),
    stop: async (signal, milliseconds) => {
      if (hasEnded(child)) return;
      child.kill(signal);
      const inTime = await withinLimit(ended, milliseconds);
      if (inTime) return;
      child.kill('SIGKILL');
      await ended;
      throw new Error(`${command} did not end within ${milliseconds} ms after ${signal}. It said:\n${text}`);
    },
  };
}

type RunOptions = SpawnOptions & { limit?: number; quiet?: boolean };
export type FinishedRun = { ok: boolean; output: string };

/**
 * Runs a command to its end in its own process group, so that `limit` (ms) also ends its children. Output is printed,
 * or collected if `quiet`.
 */
export async function runProcess(command: string, args: string[], options: RunOptions = {}): Promise<FinishedRun> {
  const { limit = 600_000, quiet = false, ...spawnOptions } = options;
  const child = spawn(command, args, {
    cwd: projectRoot,
    env: toolEnvironment(),
    ...spawnOptions,
    detached: true,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  let output = '';
  const collect = (chunk: string) => {
    output += chunk;
  };
  child.stdout?.setEncoding('utf8').on('data', collect);
  child.stderr?.setEncoding('utf8').on('data', collect);
  const forget = endWithUs(() => killGroup(child));

  try {
    const inTime = await withinLimit(endOf(child), limit);
    if (!inTime) killGroup(child);
    if (!inTime) return { ok: false, output: `${output}\n${command} took longer than ${limit / 1000} s` };
    return { ok: child.exitCode === 0, output };
  } catch (fault) {
    return { ok: false, output: `${output}\n${String(fault)}` };
  } finally {
    forget();
  }
}

/** Systems give ports from 32,768 (Linux) or 49,152 up to connections of other programs, which would take a free one. */
const ports = { from: 20_000, to: 32_000 } as const;

/** A free port on the loopback address, also free when a shop that was halted starts again. */
export async function freePort(): Promise<number> {
  const port = randomInt(ports.from, ports.to);
  return (await isFree(port)) ? port : freePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

function endOf(child: ChildProcess): Promise<Finished> {
  return new Promise((ended, failed) => {
    child.once('error', failed);
    child.once('close', (code, signal) => ended({ code, signal }));
  });
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

async function withinLimit(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<false>();
  const timer = setTimeout(() => giveUp(false), milliseconds);
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}

function killGroup(child: ChildProcess) {
  if (child.pid === undefined || hasEnded(child)) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group ended in between.
  }
}

const lastActs = new Set<() => void>();
let watchingOurEnd = false;

/** Runs an action when this process ends, by itself or by a signal. Returns a function that cancels it. */
export function endWithUs(act: () => void): () => void {
  if (!watchingOurEnd) watchOurEnd();
  lastActs.add(act);
  return () => lastActs.delete(act);
}

function watchOurEnd() {
  watchingOurEnd = true;
  process.once('exit', () => {
    for (const act of lastActs) act();
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}
