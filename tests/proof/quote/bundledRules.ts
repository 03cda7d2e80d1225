import { join } from 'node:path';
import { build } from 'vite';

/** The money rules as a browser script, bundled and minified like the pages. */
export async function bundledRules(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
      lib: { entry: join(import.meta.dirname, 'answers.ts'), formats: ['iife'], name: 'rules' },
    },
  });
  const [script] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (script?.type !== 'chunk') throw new Error('The rules were not bundled');
  return script.code;
}
