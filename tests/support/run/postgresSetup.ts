import type { TestProject } from 'vitest/node';
import { type PostgresAddress, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresAddress;
  }
}

/** One PostgreSQL for all server tests: `createDatabase(inject('postgres'), name)` gives a test its own database. */
export async function setup(project: TestProject) {
  const { url, prefix, stop } = await startPostgres();
  project.provide('postgres', { url, prefix });
  return stop;
}
