import { rmSync } from 'node:fs';
import { access, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithUs, freePort, runProcess, toolEnvironment, watchProcess } from '../../support/run/processes.ts';

/** A WebKit of Debian (MiniBrowser of WebKitGTK) on a virtual screen, controlled by WebDriver. */
export type WebKit = {
  readonly version: string;
  goto(url: string): Promise<void>;
  /** Runs a function body in the page and returns its resolved value. */
  evaluate<Result>(body: string): Promise<Result>;
  click(selector: string): Promise<void>;
  /** Sets a file on an input. */
  choose(selector: string, file: string): Promise<void>;
  /** Waits until the page shows this text. */
  sees(words: string, limitMs: number): Promise<void>;
  close(): Promise<void>;
};

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
const browsers = ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/${archFolder()}/webkit2gtk-${version}/MiniBrowser`);
const readyLimit = 20_000;
const installLimit = 300_000;
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The reason why no WebKit can be started or installed here; `null` if there is none. */
export async function missingForWebKit(): Promise<string | null> {
  if ((await missing()).length === 0) return null;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of ['update', 'install -y --no-install-recommends webkit2gtk-driver xvfb']) {
    const [command = '', ...args] = [...asRoot, 'apt-get', ...step.split(' ')];
    console.log(`No WebKit yet: ${[command, ...args].join(' ')}`);
    const env = { ...toolEnvironment(), DEBIAN_FRONTEND: 'noninteractive' };
    if (!(await runProcess(command, args, { quiet: true, limit: installLimit, env })).ok) break;
  }
  const still = await missing();
  return still.length === 0 ? null : `${still.join(', ')} (Debian: apt-get install webkit2gtk-driver xvfb)`;
}

async function missing(): Promise<string[]> {
  const lacks: string[] = [];
  for (const file of [driver, screen]) if (!(await exists(file))) lacks.push(file);
  return (await findBrowser()) === null ? [...lacks, 'MiniBrowser of WebKitGTK'] : lacks;
}

async function findBrowser(): Promise<string | null> {
  for (const file of browsers) if (await exists(file)) return file;
  return null;
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

function archFolder(): string {
  return process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
}

/** Starts it with an empty home. Requires that nothing is missing. */
export async function openWebKit(): Promise<WebKit> {
  const binary = await findBrowser();
  if (binary === null) throw new Error('There is no MiniBrowser');
  const home = await mkdtemp(join(tmpdir(), 'lanrian-webkit-'));
  const forget = endWithUs(() => rmSync(home, { recursive: true, force: true }));
  const display = await watchProcess(screen, ['-displayfd', '1', '-screen', '0', '800x1000x24', '-nolisten', 'tcp']);
  const [, number] = await display.waitFor(/^(\d+)\n/, readyLimit);
  const port = await freePort();
  const driving = await watchProcess(driver, [`--port=${port}`], {
    env: {
      ...toolEnvironment(),
      ...{ DISPLAY: `:${number}`, HOME: home, XDG_RUNTIME_DIR: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home },
      ...{ NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_COMPOSITING_MODE: '1', GDK_BACKEND: 'x11' },
    },
  });
  const close = async () => {
    await driving.stop('SIGTERM', readyLimit);
    await display.stop('SIGTERM', readyLimit);
    rmSync(home, { recursive: true, force: true });
    forget();
  };
  try {
    await untilAnswers(`http://127.0.0.1:${port}/status`);
    const { sessionId, capabilities } = await tell<Opened>(`http://127.0.0.1:${port}/session`, 'POST', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
    });
    return drive(`http://127.0.0.1:${port}/session/${sessionId}`, capabilities.browserVersion, close);
  } catch (fault) {
    await close();
    throw fault;
  }
}

type Opened = { readonly sessionId: string; readonly capabilities: { readonly browserVersion: string } };

function drive(session: string, version: string, end: () => Promise<void>): WebKit {
  const evaluate = async <Result>(body: string): Promise<Result> => {
    const { value, fault } = await tell<{ value: Result; fault?: string }>(`${session}/execute/async`, 'POST', {
      script: `const done = arguments[arguments.length - 1];
        (async () => { ${body} })().then((value) => done({ value }), (fault) => done({ fault: String(fault) }));`,
      args: [],
    });
    if (fault !== undefined) throw new Error(`WebKit: ${fault}`);
    return value;
  };
  const find = async (selector: string): Promise<string> => {
    const found = await tell<Record<string, string>>(`${session}/element`, 'POST', {
      using: 'css selector',
      value: selector,
    });
    return `${session}/element/${found[elementKey]}`;
  };
  return {
    version,
    goto: (url) => tell(`${session}/url`, 'POST', { url }),
    evaluate,
    click: async (selector) => tell(`${await find(selector)}/click`, 'POST', {}),
    choose: async (selector, file) => tell(`${await find(selector)}/value`, 'POST', { text: file }),
    sees: async (words, limitMs) => {
      const limit = Date.now() + limitMs;
      const look = `return document.body.innerText.includes(${JSON.stringify(words)});`;
      while (!(await evaluate<boolean>(look))) {
        if (Date.now() > limit) {
          throw new Error(`WebKit does not show "${words}" but: ${await evaluate('return document.body.innerText;')}`);
        }
        await pause(100);
      }
    },
    close: async () => {
      await tell(session, 'DELETE').catch(() => {});
      await end();
    },
  };
}

async function tell<Result>(url: string, method: string, body?: object): Promise<Result> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value }: { value: Result & { error?: string; message?: string } } = await answer.json();
  if (!answer.ok) throw new Error(`WebDriver: ${value.error} ${value.message}`);
  return value;
}

async function untilAnswers(url: string): Promise<void> {
  const limit = Date.now() + readyLimit;
  for (;;) {
    const isReady = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > limit) throw new Error(`${url} does not answer`);
    await pause(100);
  }
}
