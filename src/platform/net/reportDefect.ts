import { buildId } from '../install/buildId.ts';

/** Reports unexpected errors to the console. Refusals and lost networks are none. It never throws. */
export function reportDefect(defect: unknown, where: string): void {
  console.error(`[${where}, build ${buildId}]`, defect);
}

/** Reports uncaught errors; once per start. */
export function reportUncaughtDefects(): void {
  addEventListener('error', (event) => reportDefect(event.error ?? event.message, 'uncaught'));
  addEventListener('unhandledrejection', (event) => reportDefect(event.reason, 'unhandled promise'));
}
