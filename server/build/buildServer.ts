import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { digestOf, projectFolder } from './digestOf.ts';

/** Sources that affect the server. */
const sourcePaths = ['server', 'src', 'package-lock.json'];
/** Other files are read from their places. */
const isSource = (file: string) => /\.(tsx?|json)$/.test(file) && !file.startsWith('server/migrations/');
const entry = join(projectFolder, 'server', 'runShop.ts');
const folder = join(projectFolder, '.cache', 'server');
/** Packages that find their own files beside their code, and React, which the drawn pages load too. */
const unbundled = ['@electric-sql/pglite', 'sharp', 'zxing-wasm', 'pg-native', 'pg-cloudflare', 'react', 'react-dom'];
/** Bundles of other sources stay for servers that still load parts of them (ms). */
const retainedForMs = 24 * 3_600_000;

/**
 * The address of the server as one bundle, made now if missing. Node takes seconds to find and read 2,400 modules one by
 * one. Where the project's folder is read-only, the address is that of the sources.
 */
export async function addressOfServer(now: number, say: (line: string) => void): Promise<string> {
  // The bundle names places of the sources, so a moved project needs its own.
  const place = createHash('sha256').update(projectFolder).digest('hex').slice(0, 8);
  const current = join(folder, `${digestOf(sourcePaths, isSource)}-${place}`);
  const bundle = join(current, 'runShop.js');
  if (!existsSync(bundle)) {
    if (!isWritable()) return pathToFileURL(entry).href;
    say('Building the server …');
    await bundleInto(current);
    prune(now);
  }
  return pathToFileURL(bundle).href;
}

function isWritable(): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

async function bundleInto(current: string): Promise<void> {
  const { build } = await import('vite');
  const environment = process.env.NODE_ENV;
  // Built aside and renamed: a kill leaves no folder that looks finished.
  const draft = `${current}.${process.pid}.draft`;
  await build({
    configFile: false,
    root: projectFolder,
    publicDir: false,
    logLevel: 'warn',
    plugins: [{ name: 'places-of-sources', enforce: 'pre', transform: keepPlaces }],
    ssr: { noExternal: true, external: unbundled },
    build: { ssr: entry, outDir: draft, target: 'node24', minify: false, reportCompressedSize: false },
  });
  // Vite sets it; this start would differ from the next ones.
  if (environment === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = environment;
  // Another process was faster.
  if (existsSync(current)) return rmSync(draft, { recursive: true });
  renameSync(draft, current);
}

/** Files and threads beside a source are found from its place, not from the bundle's. */
function keepPlaces(code: string, id: string): string | null {
  if (!code.includes('import.meta.')) return null;
  return code
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));
}

function prune(now: number): void {
  for (const path of readdirSync(folder).map((name) => join(folder, name))) {
    if (statSync(path).mtimeMs < now - retainedForMs) rmSync(path, { recursive: true, force: true });
  }
}
