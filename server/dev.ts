import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';

/**
 * `npm run dev`: Vite's pages with hot replacement on PORT (8080), and the server on the next port, restarted on
 * changes.
 */
const projectFolder = join(import.meta.dirname, '..');
const pagesPort = Number(process.env.PORT ?? 8080);
const serverPort = pagesPort + 1;
const pagesUrl = `http://localhost:${pagesPort}`;

process.env.DEV_SERVER = `http://localhost:${serverPort}`;
const pages = await createServer({
  root: projectFolder,
  server: { port: pagesPort, strictPort: true, host: 'localhost' },
});
await pages.listen();

const server = spawn(process.execPath, ['--watch', join('server', 'main.ts'), '--without-build', '--from-sources'], {
  cwd: projectFolder,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: pagesUrl },
});

const end = async () => {
  server.kill('SIGTERM');
  await pages.close();
  process.exit(0);
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
server.on('exit', end);
