import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageDrawer } from '../../../src/contract/site/drawnPage.ts';

const drawers = new Map<string, Promise<PageDrawer | null>>();

/** The screens of a build, loaded when its first page is asked for; `null` for one without, as under Vite's own server. */
export function pageDrawerOf(build: string): Promise<PageDrawer | null> {
  const file = join(build, '.draw', 'draw.mjs');
  const known = drawers.get(build) ?? (existsSync(file) ? import(pathToFileURL(file).href) : Promise.resolve(null));
  drawers.set(build, known);
  return known;
}
