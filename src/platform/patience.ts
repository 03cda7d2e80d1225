/** A number in the tests' build only (`TEST_PATIENCE`). */
declare const __PATIENCE__: number | undefined;

const factor = typeof __PATIENCE__ === 'number' ? __PATIENCE__ : 1;

/**
 * Limit (ms) after which an answer counts as slow or lost. The tests' build stretches it, so that a busy machine is not
 * taken for a slow network.
 */
export const patience = (limitMs: number): number => limitMs * factor;
