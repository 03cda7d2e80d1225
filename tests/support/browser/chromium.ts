import { access, constants } from 'node:fs/promises';
import { basename } from 'node:path';
import { chromium } from 'playwright';
import { runProcess, toolEnvironment } from '../run/processes.ts';

const runsAsRoot = process.getuid?.() === 0;

/** Flags that keep the browser's own requests and windows away. Root has no sandbox. */
export const chromiumFlags = [
  ...(runsAsRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemChromium = '/usr/bin/chromium';
const systemShell = '/usr/bin/chromium-headless-shell';
let found: Promise<string> | undefined;

/**
 * The path of a working Chromium: `CHROMIUM_PATH`, the system's, Playwright's, or one that is installed now. Throws
 * with the command that solves it.
 */
export function findChromium(): Promise<string> {
  found ??= lookForChromium();
  return found;
}

/**
 * The path of Debian's Chromium without windows, installed now where root can; else of any Chromium. A new context takes
 * it a third of the processor time, but it has no notifications and no background sync.
 */
export async function findShell(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return findChromium();
  // The processes of Playwright inherit it.
  process.env.HEADLESS_SHELL_PATH ??= await lookForShell();
  return process.env.HEADLESS_SHELL_PATH;
}

async function lookForShell(): Promise<string> {
  if (await starts(systemShell)) return systemShell;
  if (runsAsRoot && (await installFromDebian(systemShell, 60_000))) return systemShell;
  return findChromium();
}

async function lookForChromium(): Promise<string> {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not start. Mend or unset it.`);
  }

  for (const path of [systemChromium, chromium.executablePath()]) {
    if (await starts(path)) return path;
  }
  if (await installFromDebian(systemChromium, 300_000)) return systemChromium;
  if (await installFromPlaywright()) return chromium.executablePath();

  throw new Error(
    'No Chromium was found, and none could be installed. Run: apt-get update && apt-get install -y chromium ' +
      '(as root), or set CHROMIUM_PATH to a Chromium of yours.',
  );
}

async function starts(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
  } catch {
    return false;
  }
  return (await runProcess(path, ['--version'], { quiet: true, limit: 30_000 })).ok;
}

/** Each step may take `limit` ms. */
async function installFromDebian(path: string, limit: number): Promise<boolean> {
  const asRoot = runsAsRoot ? [] : ['sudo', '-n'];
  for (const step of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', basename(path)],
  ]) {
    const [command = '', ...args] = [...asRoot, ...step];
    console.log(`No ${basename(path)} yet: ${[command, ...args].join(' ')}`);
    const env = { ...toolEnvironment(), DEBIAN_FRONTEND: 'noninteractive' };
    const run = await runProcess(command, args, { quiet: true, limit, env });
    if (!run.ok) {
      console.log(run.output.trim().split('\n').slice(-5).join('\n'));
      return false;
    }
  }
  return starts(path);
}

async function installFromPlaywright(): Promise<boolean> {
  console.log('No Chromium yet: playwright install chromium');
  await runProcess('playwright', ['install', 'chromium'], { quiet: true, limit: 300_000 });
  return starts(chromium.executablePath());
}
