import { addressOfServer } from './build/buildServer.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run dev` changes the server under way, so it runs the sources. */
const runsSources = process.argv.includes('--from-sources');

const { runShop } = (await import(
  runsSources ? './runShop.ts' : await addressOfServer(Date.now(), say)
)) as typeof import('./runShop.ts');
await runShop();
