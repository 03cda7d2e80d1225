import type { TestProject } from 'vitest/node';
import { addressOfServer } from '../../../server/build/buildServer.ts';
import { type PostgresAddress, startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: PostgresAddress;
  }
}

/**
 * One PostgreSQL for all server tests: `createDatabase(inject('postgres'), name)` gives a test its own database. The
 * server's bundle is made once, before tests start it side by side.
 */
export async function setup(project: TestProject) {
  await addressOfServer(Date.now(), console.log);
  const { url, prefix, stop } = await startPostgres();
  project.provide('postgres', { url, prefix });
  return stop;
}
