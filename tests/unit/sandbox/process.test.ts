import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { projectRoot } from '../../support/run/processes.ts';

function start(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(projectRoot, 'server/sandbox/main.ts')], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function firstLine(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stdout! })) return line;
  throw new Error('The process ended before it printed a line');
}

test.each([
  ['its stdin closes', (child: ChildProcess) => void child.stdin?.end()],
  ['it is told to', (child: ChildProcess) => void child.kill('SIGTERM')],
])('the process prints its port and ends when %s', async (_name, end) => {
  const child = start({ SANDBOX_PORT: '0', SANDBOX_WEBHOOK_URL: 'http://localhost:3000' });
  const ended = once(child, 'exit');
  const { port } = JSON.parse(await firstLine(child));
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  end(child);
  expect(await ended).toEqual([0, null]);
});

test('the process refuses a wrong environment', async () => {
  const child = start({ SANDBOX_PORT: 'http', SANDBOX_WEBHOOK_URL: 'http://localhost:3000' });
  expect(await once(child, 'exit')).toEqual([1, null]);
});
