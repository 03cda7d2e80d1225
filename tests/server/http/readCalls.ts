import { globSync } from 'node:fs';
import type { Call } from '../../../src/contract/call.ts';

const folder = new URL('../../../src/contract/', import.meta.url);

/** Every call that a file of the contract exports, also those of its resources and settings. */
export async function readCalls(): Promise<readonly Call[]> {
  const names = globSync('**/*.ts', { cwd: folder });
  const files: object[] = await Promise.all(names.map((name) => import(new URL(name, folder).href)));
  return files.flatMap((file) => Object.values(file).flatMap(callsIn));
}

const callsIn = (value: unknown): readonly Call[] =>
  isCall(value) ? [value] : Object.values(Object(value)).filter(isCall);

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
