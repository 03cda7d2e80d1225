import { addressOfServer } from './build/buildServer.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** `npm run dev` changes the server under way, and single tests need it without a wait: both run the sources. */
const runsSources = process.argv.includes('--without-build');

const { runShop } = (await import(
  runsSources ? './runShop.ts' : await addressOfServer(Date.now(), say)
)) as typeof import('./runShop.ts');
await runShop();
