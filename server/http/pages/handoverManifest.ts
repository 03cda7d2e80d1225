import * as z from 'zod/mini';
import { handoverStart } from '../../../src/domain/people/handover.ts';

const manifestSchema = z.looseObject({ start_url: z.string() });

/**
 * The manifest of an app that starts by taking a hand-over. iOS reads the start address at installation and gives the
 * app its own storage: no other way passes data.
 */
export const manifestWithHandover = (manifest: string, token: string): string =>
  JSON.stringify({ ...z.parse(manifestSchema, JSON.parse(manifest)), start_url: handoverStart(token) });
