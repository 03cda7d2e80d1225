import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { mergedChunks } from './server/build/mergedChunks.ts';
import { webManifest } from './src/contract/site/webManifest.ts';

const outDir = process.env.BUILD_DIR ?? 'dist';
const buildId = process.env.BUILD_ID ?? 'dev';
/** Only the tests' build waits longer (src/platform/patience.ts). */
const patience = process.env.TEST_PATIENCE;
const server = process.env.DEV_SERVER ?? 'http://localhost:8080';
const written = [process.env.DATA_DIR ?? 'data', outDir, '.cache', 'screens', 'test-results', 'playwright-report'];
const serverPaths = [
  ...['/public', '/private', '/api', '/webhook', '/auth', '/uploads', '/media'],
  ...['/robots.txt', '/sitemap.xml'],
];

const isAdminArea = (moduleId: string | null) => moduleId === resolve('src/pages/AdminArea.tsx');

/** Files of the first screen. The service worker caches them before it takes over. */
const firstStage = new Set<string>();

/** The first script of a server-rendered page (server/http/pages/pageDocument.ts). */
const beginning = 'src/app/start/afterPaint.ts';

/** The inline script of every document; the CSP names its digest (server/http/pages/inlineScripts.ts). */
const inDocuments = 'src/app/start/awaitApp.ts';

/** Removes the inline script from the bundle and returns its code. */
function takeInline(bundle: Rolldown.OutputBundle): string {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId === resolve(inDocuments),
  );
  if (found?.type !== 'chunk' || found.imports.length > 0) throw new Error(`${inDocuments} does not stand alone.`);
  delete bundle[found.fileName];
  return found.code.trim();
}

/**
 * Sorts scripts and styles into the stages of the service worker. First: the first screen. Later, in the background: every
 * other route, listed in `routes.json`. Never: pages of administrators.
 */
function sortIntoStages(): Plugin {
  return {
    name: 'sort-into-stages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const inline = `<script type="module">${takeInline(bundle)}</script>`;
      const files = Object.values(bundle);
      const chunks = new Map(files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
      const follow = (from: Iterable<string>, next: (chunk: Rolldown.OutputChunk) => string[]) => {
        const reached = new Set(from);
        for (const name of reached) {
          const chunk = chunks.get(name);
          for (const style of chunk?.viteMetadata?.importedCss ?? []) reached.add(style);
          for (const other of chunk ? next(chunk) : []) reached.add(other);
        }
        return reached;
      };
      const shell = bundle['index.html'];
      if (shell?.type !== 'asset') throw new Error('The build has no document.');
      shell.source = String(shell.source).replace('<!--head-->', () => `${inline}\n    <!--head-->`);
      const named = [...String(shell.source).matchAll(/="\/(assets\/[^"]+)"/g)].map(([, name = '']) => name);
      const isBeginning = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId === resolve(beginning);
      const entries = [...named, ...[...chunks.values()].filter(isBeginning).map(({ fileName }) => fileName)];
      const forEverybody = (name: string) => !isAdminArea(chunks.get(name)?.facadeModuleId ?? null);
      for (const name of follow(entries, (chunk) => chunk.imports)) firstStage.add(name);
      const all = follow(entries, (chunk) => [...chunk.imports, ...chunk.dynamicImports.filter(forEverybody)]);
      // Web workers are assets of the bundle and no chunks.
      for (const { type, fileName } of files) if (type === 'asset' && fileName.endsWith('.js')) all.add(fileName);
      const later = [...all].filter((name) => !firstStage.has(name)).map((name) => `/${name}`);
      const source = JSON.stringify([...later.toSorted(), ...bankMarks()]);
      this.emitFile({ type: 'asset', name: 'routes.json', source });

      // The server fills index.html with data; the service worker caches this neutral copy.
      this.emitFile({ type: 'asset', fileName: 'shell.html', source: shell.source });
    },
  };
}

/**
 * The digest of the document, whose name never changes. With it the browser refuses the document of another build, which
 * the server may serve during an update.
 */
const wholeShell = (url: string) =>
  url === 'shell.html'
    ? {
        integrity: `sha256-${createHash('sha256')
          .update(readFileSync(join(outDir, url)))
          .digest('base64')}`,
      }
    : {};

/** Addresses of the bank logos, each with a digest, because a changed logo keeps its name. */
const bankMarks = (): string[] =>
  readdirSync('public/bank-logos').map((name) => {
    const bytes = readFileSync(join('public/bank-logos', name));
    return `/bank-logos/${name}?${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}`;
  });

/** Preloads the Thai font; the other two fonts wait for their text. */
function preloadThaiFace(): Plugin {
  return {
    name: 'preload-thai-face',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        const face = Object.keys(bundle ?? {}).find((name) => /anuphan-thai-.*\.woff2$/.test(name));
        if (!face) throw new Error('The Thai face is not in the build.');
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${face}`, crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

/**
 * A dynamic import without Vite's helper, which preloads chunks and style sheets: this build preloads neither
 * (`modulePreload`, `cssCodeSplit`), and every first load would carry its code.
 */
function importPlainly(): Plugin {
  const helper = '\0vite/preload-helper.js';
  return {
    name: 'import-plainly',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === helper ? 'export const __vitePreload = (load) => load();' : null),
  };
}

type ChunkingContext = Rolldown.ChunkingContext;

const productionRouter = [
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs') },
];

/**
 * Chunks of modules that load together, because many small chunks are larger. `frame`: every page; `list`: pages of the
 * catalogue; `sale`: modules that a course shares with a product or the later frame; `course`: the rest of a course page.
 * A chunk takes what its modules import unless an earlier one has it.
 */
function sharedChunks() {
  let chunkOf: Map<string, string> | null = null;
  return ['frame', 'list', 'sale', 'course'].map((chunk) => ({
    name: (id: string, context: ChunkingContext) => {
      chunkOf ??= sharedModules((module) => context.getModuleInfo(module)?.importedIds ?? []);
      return chunkOf.get(id) === chunk ? chunk : null;
    },
  }));
}

function sharedModules(importsOf: (id: string) => readonly string[]): Map<string, string> {
  const reach = (root: string) => {
    const reached = new Set([resolve(root)]);
    for (const id of reached) for (const imported of importsOf(id)) reached.add(imported);
    return reached;
  };
  const page = (name: string) => reach(`src/pages/${name}.tsx`);
  const [catalogue, courses, course, product] = [
    page('CataloguePage'),
    page('CoursesPage'),
    page('CoursePage'),
    page('ProductPage'),
  ];
  const later = reach('src/app/frame/LateFrame.tsx');
  const frame = [...reach('src/app/main.tsx'), ...[...catalogue].filter((id) => course.has(id))];
  const isOurs = (id: string) => !id.includes('/node_modules/');
  const named = (ids: readonly string[], name: string) => ids.filter(isOurs).map((id) => [id, name] as const);
  return new Map([
    ...named([...course], 'course'),
    ...named(
      [...catalogue].filter((id) => courses.has(id)),
      'list',
    ),
    ...named(
      [...course].filter((id) => product.has(id) || later.has(id)),
      'sale',
    ),
    ...named(frame, 'frame'),
  ]);
}

/**
 * Packages of the first screen in one chunk, which stays cached while our own code changes. Mutations, parallel queries
 * and zod belong to later files: a rendered page is hydrated with answers that the server checked.
 */
const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack(?!.*\/(use)?(mutation|queries)(Observer)?\.js$))\//i,
};

/** Zod in a chunk of its own, which runs in a task before the contract's (fetchLateFrame.ts). */
const schemas = { name: 'schemas', test: /node_modules\/zod\// };

/** The build that renders pages on the server, in a folder that is never served (server/http/pages/pages.ts). */
const drawer: UserConfig = {
  resolve: {
    alias: [
      ...productionRouter,
      { find: /^react-router-dom$/, replacement: resolve('node_modules/react-router-dom/dist/index.mjs') },
    ],
  },
  define: { __BUILD_ID__: JSON.stringify(buildId), 'process.env.NODE_ENV': '"production"' },
  // A kept build runs with the packages that it was made with.
  ssr: { noExternal: true },
  build: {
    outDir: join(outDir, '.draw'),
    copyPublicDir: false,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'draw.mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
  plugins: [react(), callsInProcess()],
};

/** Answers calls in the server's own process while it renders pages. */
function callsInProcess(): Plugin {
  const inBrowser = resolve('src/platform/net/callServer.ts');
  return {
    name: 'calls-in-process',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('/callServer.ts')) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found?.id === inBrowser ? resolve('src/app/callInProcess.ts') : null;
    },
  };
}

export default defineConfig(({ command, isSsrBuild }) => (isSsrBuild ? drawer : app(command)));

const app = (command: string): UserConfig => ({
  // Every export condition of the package leads to its development files.
  resolve: { alias: command === 'build' ? productionRouter : [] },
  define: { __BUILD_ID__: JSON.stringify(buildId), ...(patience && { __PATIENCE__: patience }) },
  // The cached catalogue is searched in a web worker (src/features/search/catalogueWorker.ts).
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[hash].js' } } },
  build: {
    outDir,
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    // The server reads it to find the chunks of a page. Files that begin with a dot are not served.
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    // One style sheet is smaller than the code that would load several.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: ['index.html', beginning, inDocuments],
      output: {
        // Pages contain the names of all chunks: a hash alone is half as long.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            vendor,
            schemas,
            ...sharedChunks(),
            mergedChunks('src/app/main.tsx', ['src/pages/CataloguePage.tsx']),
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: server, changeOrigin: false }])),
    // Written by the server, a build or the tests.
    watch: { ignored: written.map((folder) => resolve(folder, '**')) },
  },
  plugins: [
    react(),
    importPlainly(),
    sortIntoStages(),
    preloadThaiFace(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'index.ts',
      injectRegister: null,
      manifest: webManifest,
      // The system fetches the icons of the installed app.
      includeManifestIcons: false,
      integration: {
        // The plugin names the file after its source, but its address must never change.
        beforeBuildServiceWorker(options) {
          options.swDest = options.injectManifest.swDest = resolve(outDir, 'sw.js');
        },
      },
      injectManifest: {
        globPatterns: ['shell.html', 'assets/*.{js,css,woff2,json}', '*.svg', 'icons/icon-192.png'],
        manifestTransforms: [
          (entries) => {
            const isFirst = (url: string) => firstStage.has(url) || !/\.(js|css)$/.test(url);
            // Ten digits of a digest suffice, and the service worker stays small.
            const kept = entries
              .filter(({ url }) => isFirst(url))
              .map((entry) => ({ ...entry, revision: entry.revision?.slice(0, 10) ?? null, ...wholeShell(entry.url) }));
            return { manifest: kept };
          },
        ],
      },
    }),
  ],
});
