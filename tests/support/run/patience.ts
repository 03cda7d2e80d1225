import { vi } from 'vitest';

/** Patience (ms) of `vi.waitFor` and `vi.waitUntil`, as of `expect.poll`. A busy machine is late by more than the usual second. */
const patienceMs = 30_000;

// Runs before each file, and files of one process share their `vi`.
if (!('isPatient' in vi.waitFor)) {
  const { waitFor, waitUntil } = vi;
  const isPatient = true;
  vi.waitFor = Object.assign<typeof waitFor, object>((look) => waitFor(look, patienceMs), { isPatient });
  vi.waitUntil = Object.assign<typeof waitUntil, object>((look) => waitUntil(look, patienceMs), { isPatient });
}
