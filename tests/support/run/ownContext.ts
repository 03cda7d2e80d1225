import { afterAll } from 'vitest';

/**
 * Setup of a test file that shares its process with others but has globals of its own (`vmForks`). The runner creates
 * globals when they are first read, which fails once the file has ended: code that still waits then may read them.
 */
for (const name of Object.getOwnPropertyNames(globalThis)) Reflect.get(globalThis, name);

/** Timers that run. They end with the file, as they would with a process. */
const pending = new Set<NodeJS.Timeout>();
for (const name of ['setTimeout', 'setInterval'] as const) {
  const start = globalThis[name];
  const startAndRemember = (...args: [act: () => void, milliseconds?: number]) => {
    const timer = start(...args);
    pending.add(timer);
    return timer;
  };
  globalThis[name] = Object.assign(startAndRemember, start) as never;
}
/** A build that a test makes sets `NODE_ENV`, and React would then load as in production. */
const environment = { ...process.env };

afterAll(() => {
  for (const timer of pending) clearTimeout(timer);
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
});

/** `Response` belongs to the process and would throw a `SyntaxError` of the process, which the app does not know. */
Response.prototype.json = async function readJson(this: Response) {
  return JSON.parse(await this.text());
};
