import { buildId } from '../install/buildId.ts';

/**
 * The one place that learns of defects in the browser: what was thrown and not expected. Refusals and lost networks are
 * no defects. It writes to the console, where tests and support look, and never throws itself.
 */
export function reportDefect(defect: unknown, where: string): void {
  console.error(`[${where}, build ${buildId}]`, defect);
}

/** Reports what nobody caught; once, at the start of the app. */
export function reportUncaughtDefects(): void {
  addEventListener('error', (event) => reportDefect(event.error ?? event.message, 'uncaught'));
  addEventListener('unhandledrejection', (event) => reportDefect(event.reason, 'unhandled promise'));
}
