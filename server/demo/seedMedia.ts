import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FileStore, Files } from '../files/files.ts';
import { demoShop } from './content/demoShop.ts';

const mediaFolder = join(import.meta.dirname, 'media');

/**
 * Copies pictures and films into the stores: covers, teachers, teasers, posters and preview lectures where everybody
 * reaches them, all lectures where only their owners do. What is there already is left, so it may be repeated.
 */
export async function seedMedia(files: Files): Promise<void> {
  await copyInto(files.public, 'covers', (name) => name.endsWith('.webp'));
  await copyInto(files.public, 'gallery', (name) => name.endsWith('.webp'));
  await copyInto(files.public, 'teachers', (name) => name.endsWith('.webp'));
  await copyInto(files.public, 'videos', (name) => isPoster(name) || isOpenToAll(name));
  await copyInto(files.private, 'videos', isFilm);
}

const lectures = demoShop.courses.flatMap((course) => course.sections).flatMap((section) => section.lectures);

const openFilms = new Set([
  ...demoShop.courses.flatMap((course) => course.teaser ?? []),
  ...demoShop.products.flatMap((product) => product.video ?? []),
  ...lectures.flatMap((lecture) => (lecture.isPreview && lecture.video) || []),
]);

const isPoster = (name: string): boolean => name.endsWith('.webp');
const isFilm = (name: string): boolean => /\.(mp4|webm|vtt)$/.test(name);
const isOpenToAll = (name: string): boolean => isFilm(name) && openFilms.has(name.split('.', 1)[0] ?? '');

async function copyInto(store: FileStore, folder: string, isWanted: (name: string) => boolean): Promise<void> {
  const paths = await readdir(join(mediaFolder, folder), { recursive: true });
  await Promise.all(paths.filter((path) => isWanted(basename(path))).map((path) => copy(store, join(folder, path))));
}

async function copy(store: FileStore, path: string): Promise<void> {
  const name = basename(path);
  const bytes = await readFile(join(mediaFolder, path));
  if ((await store.size(name)) === bytes.length) return;
  const outcome = await store.putAs(name, bytes);
  if (outcome.kind === 'storageFull') throw new Error(`There is no room for the demo shop's ${name}`);
}
