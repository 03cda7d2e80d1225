import * as z from 'zod/mini';
import { handoverStart } from '../../../src/domain/people/handover.ts';

const manifestSchema = z.looseObject({ start_url: z.string() });

/**
 * The manifest of an app that begins by taking what was handed over. iOS notes the beginning when the app is put on the
 * home screen, and gives the new app storage of its own: this is the one way to tell it something.
 */
export const manifestWithHandover = (manifest: string, token: string): string =>
  JSON.stringify({ ...z.parse(manifestSchema, JSON.parse(manifest)), start_url: handoverStart(token) });
