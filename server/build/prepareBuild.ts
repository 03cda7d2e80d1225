import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { compressFiles } from './compressFiles.ts';
import { digestOf, projectFolder } from './digestOf.ts';

/** Sources that affect the built pages. */
const sourcePaths = ['src', 'sw', 'public', 'index.html', 'vite.config.ts', 'server/build', 'package-lock.json'];
/** The screens for server rendering. */
const pageDrawer = 'src/app/draw.tsx';
const retainedForMs = 30 * 24 * 3_600_000;
/** Older unfinished builds are removed (ms). */
const draftRetainedForMs = 3_600_000;

type Builds = {
  readonly id: string;
  /** Folders of the stored builds, the current one first, then by age. */
  readonly assetFolders: () => readonly string[];
};

/**
 * The current build, built now if missing. Builds that were current within 30 days stay, so that open pages find their
 * chunks (decisions: running).
 */
export async function prepareBuild(dataDir: string, now: number, say: (line: string) => void): Promise<Builds> {
  const id = digestOf(sourcePaths);
  const folder = join(dataDir, 'builds');
  const current = join(folder, id);
  mkdirSync(folder, { recursive: true });
  const before = buildsIn(folder).find((build) => !isDraft(build));
  if (!existsSync(join(current, 'index.html'))) {
    say('Building the pages, which takes a moment after a change …');
    await build(id, current);
  }
  // The replaced build was current until now.
  if (before !== undefined) wasCurrent(before, now - 1_000);
  wasCurrent(current, now);
  prune(folder, now);
  const finished = buildsIn(folder).filter((each) => !isDraft(each));
  return { id, assetFolders: () => [current, ...finished.filter((each) => each !== current)] };
}

async function build(id: string, folder: string): Promise<void> {
  // Built aside and renamed: a kill leaves no folder that looks finished.
  const draft = `${folder}.${process.pid}.draft`;
  rmSync(draft, { recursive: true, force: true });
  // The second one goes into a folder of the first, which would empty it.
  await runVite(['build'], id, draft);
  await runVite(['build', '--ssr', pageDrawer], id, draft);
  for (const served of [draft, join(draft, 'assets')]) await compressFiles(served);
  // Another process was faster: parallel test runs share a folder.
  if (existsSync(join(folder, 'index.html'))) return rmSync(draft, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
}

async function runVite(words: readonly string[], id: string, draft: string): Promise<void> {
  const vite = join(projectFolder, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, ...words, '--logLevel', 'warn'], {
    cwd: projectFolder,
    // The environment of the caller must not change the build.
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIR: draft, BUILD_ID: id },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('close', done);
  });
  if (code !== 0) throw new Error(`The pages could not be built:\n${output.trim()}`);
}

const wasCurrent = (build: string, at: number): void => utimesSync(build, new Date(at), new Date(at));
const isDraft = (build: string): boolean => build.endsWith('.draft');

function prune(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const build = join(folder, name);
    if (statSync(build).mtimeMs < now - (isDraft(name) ? draftRetainedForMs : retainedForMs)) {
      rmSync(build, { recursive: true, force: true });
    }
  }
}

/** The newest first. */
const buildsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .map((path) => ({ path, at: statSync(path).mtimeMs }))
    .sort((one, other) => other.at - one.at)
    .map(({ path }) => path);
