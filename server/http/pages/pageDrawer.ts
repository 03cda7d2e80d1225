import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageDrawer } from '../../../src/contract/site/drawnPage.ts';

const drawers = new Map<string, Promise<PageDrawer | null>>();

/** The rendering module of a build, loaded with its first page; `null` without one, as under Vite's server. */
export function pageDrawerOf(build: string): Promise<PageDrawer | null> {
  const file = join(build, '.draw', 'draw.mjs');
  const known = drawers.get(build) ?? (existsSync(file) ? import(pathToFileURL(file).href) : Promise.resolve(null));
  drawers.set(build, known);
  return known;
}
