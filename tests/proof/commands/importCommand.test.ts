import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { bareEnvironment, projectRoot, type WatchedProcess, watchProcess } from '../../support/run/processes.ts';
import { csvOfCourses } from '../../support/shop/importRows.ts';

/** A cold start of the embedded database and the demo shop on a busy machine. */
const startLimit = 250_000;
const stopLimit = 60_000;
const folders: string[] = [];
const running: WatchedProcess[] = [];

afterEach(async () => {
  for (const each of running.splice(0)) await each.stop('SIGKILL', stopLimit);
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** The embedded database can be opened by one process only. */
test('npm run import goes through the shop that runs and alone, and goes on where it was killed', {
  timeout: 900_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lanrian-import-'));
  folders.push(folder);
  const env: Record<string, string> = {
    ...{ DATA_DIR: join(folder, 'data'), PORT: '0', REALTIME_PORT: '0', TRUST_PROXY: '127.0.0.1' },
  };
  const launch = async (...args: string[]) => {
    const watched = await watchProcess(process.execPath, args, {
      cwd: projectRoot,
      env: { ...bareEnvironment(), ...env },
    });
    running.push(watched);
    return watched;
  };
  const fileOf = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const runImport = async (...args: string[]) => {
    const command = await launch('server/importCommand.ts', ...args);
    return { code: (await command.ended).code, output: command.output() };
  };
  const many = fileOf('many.csv', csvOfCourses('many', 400));
  const more = fileOf('more.csv', csvOfCourses('more', 700));
  // Limit of changes per answer.
  const most = fileOf('most.csv', csvOfCourses('most', 4_000));

  const shop = await launch('server/main.ts', '--without-build');
  const [address] = await shop.waitFor(/http:\/\/localhost:\d+/, startLimit);
  await shop.waitFor(/Stop: Ctrl/, startLimit);
  let asked = 0;
  // Another address for each call, because one address is rate limited.
  const total = async () => {
    asked += 1;
    const from = { 'x-forwarded-for': `10.9.${asked >> 8}.${asked & 255}` };
    const response = await fetch(`${address}/public/courses`, { headers: from });
    expect(response.status).toBe(200);
    return ((await response.json()) as { total: number }).total;
  };
  const before = await total();

  const bad = await runImport(fileOf('bad.csv', 'id,title_th\na-1,x\n'));
  expect(bad.code).toBe(1);
  expect(bad.output).toMatch(/bad\.csv:2: id must be [\s\S]*Nothing was changed/);
  expect(await runImport(many, '--dry-run')).toMatchObject({ code: 0, output: expect.stringContaining('400 new') });

  const killed = await launch('server/importCommand.ts', most);
  await killed.waitFor(/Looking/, startLimit);
  await killed.stop('SIGKILL', stopLimit);

  const command = await launch('server/importCommand.ts', many);
  const seen = new Set<number>();
  let answers = 0;
  const ended = command.ended.then((end) => end.code);
  for (let code: number | null | undefined; code === undefined; answers += 1) {
    seen.add(await total());
    code = await Promise.race([ended, Promise.resolve(undefined)]);
  }
  expect(command.output()).toContain('Done: 400 new');
  expect(await ended).toBe(0);
  expect(answers).toBeGreaterThan(3);
  expect([...seen].filter((each) => each !== before && each !== before + 400)).toEqual([]);
  expect(await total()).toBe(before + 400);
  const lectures = fileOf(
    'lectures.csv',
    'course,section,section_name_th,lecture,name_th\nmany0,s-1,หนึ่ง,l-1,ก\nmany1,s-2,หนึ่ง,l-2,ก\n',
  );
  expect(await runImport(lectures)).toMatchObject({ code: 0, output: expect.stringContaining('Done: 4 new') });
  await shop.stop('SIGTERM', stopLimit);
  expect(await runImport(lectures)).toMatchObject({
    ...{ code: 0, output: expect.stringContaining('Done: 0 new, 0 changed, 0 removed, 2 as before') },
  });

  const alone = await launch('server/importCommand.ts', more);
  await alone.waitFor(/Writing/, startLimit);
  await alone.stop('SIGKILL', stopLimit);
  const { code, output } = await runImport(more);
  const [, made, known] = /Done: (\d+) new, 0 changed, 0 removed, (\d+) as before/.exec(output) ?? [];
  expect(code).toBe(0);
  expect(Number(made) + Number(known)).toBe(700);
  expect(Number(known)).toBeGreaterThan(0);
});
