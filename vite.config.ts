import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { sharedPictureField, sharePath } from './src/contract/site/shareTarget.ts';

const outDir = process.env.BUILD_DIR ?? 'dist';
const buildId = process.env.BUILD_ID ?? 'dev';
const server = process.env.DEV_SERVER ?? 'http://localhost:8080';
const written = [process.env.DATA_DIR ?? 'data', outDir, '.cache', 'screens', 'test-results', 'playwright-report'];
const serverPaths = [
  ...['/public', '/private', '/api', '/webhook', '/auth', '/uploads', '/media'],
  ...['/robots.txt', '/sitemap.xml'],
];

const isAdminPage = (moduleId: string | null) => moduleId !== null && /\/pages\/Admin\w*\.tsx$/.test(moduleId);

/** What the first screen needs: the worker keeps it before it takes over. */
const firstStage = new Set<string>();

/** What drawn pages begin with (server/http/pages/pageDocument.ts). */
const beginning = 'src/app/start/afterPaint.ts';

/** What stands in every document itself; the server tells its digest to the policy (server/http/pages/inlineScripts.ts). */
const inDocuments = 'src/app/start/awaitApp.ts';

/** Takes the built code of it out of the files of the build. */
function takeInline(bundle: Rolldown.OutputBundle): string {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId === resolve(inDocuments),
  );
  if (found?.type !== 'chunk' || found.imports.length > 0) throw new Error(`${inDocuments} does not stand alone.`);
  delete bundle[found.fileName];
  return found.code.trim();
}

/**
 * In which stage the worker keeps each script and style. First, before it takes over: what the first screen needs. Later,
 * in the background: every other route; their list is a file, which only that stage reads. Never: what only
 * administrators open.
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
      const forEverybody = (name: string) => !isAdminPage(chunks.get(name)?.facadeModuleId ?? null);
      for (const name of follow(entries, (chunk) => chunk.imports)) firstStage.add(name);
      const all = follow(entries, (chunk) => [...chunk.imports, ...chunk.dynamicImports.filter(forEverybody)]);
      // A page's own worker is built apart, and stands in the build as a file of its own.
      for (const { type, fileName } of files) if (type === 'asset' && fileName.endsWith('.js')) all.add(fileName);
      const later = [...all].filter((name) => !firstStage.has(name)).map((name) => `/${name}`);
      const source = JSON.stringify([...later.toSorted(), ...bankMarks()]);
      this.emitFile({ type: 'asset', name: 'routes.json', source });

      // The worker's own copy of the document: the server fills the other one with data, this one stays neutral.
      this.emitFile({ type: 'asset', fileName: 'shell.html', source: shell.source });
    },
  };
}

/**
 * The document's name stays while its content changes: one of another build, with chunks that this worker does not keep,
 * must not come beside them while the server is being renewed. The browser refuses it by its digest.
 */
const wholeShell = (url: string) =>
  url === 'shell.html'
    ? {
        integrity: `sha256-${createHash('sha256')
          .update(readFileSync(join(outDir, url)))
          .digest('base64')}`,
      }
    : {};

/** The marks of the banks, which no first screen shows; behind each its digest, since the name stays when it changes. */
const bankMarks = (): string[] =>
  readdirSync('public/bank-logos').map((name) => {
    const bytes = readFileSync(join('public/bank-logos', name));
    return `/bank-logos/${name}?${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}`;
  });

/** Asks for the Thai letters beside the styles instead of after them; the other two faces can wait for their text. */
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

const icons = (purpose: 'any' | 'maskable', name: string) =>
  [192, 512].map((size) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));

const shortcut = (th: string, en: string, url: string, icon: string) => ({
  name: th,
  name_localized: { en },
  url,
  icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '96x96', type: 'image/png' }],
});

const screenshot = (name: string, size: string, formFactor: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}.png`,
  sizes: size,
  type: 'image/png',
  form_factor: formFactor,
  label,
});

/** One manifest for both languages: Thai members, with English ones beside them for systems that ask for English. */
const manifest = {
  id: '/',
  name: 'ลานเรียน — เรียนไปทีละใบ เก่งขึ้นทีละบท',
  name_localized: { en: 'Lanrian — learn a little, a leaf at a time' },
  short_name: 'ลานเรียน',
  short_name_localized: { en: 'Lanrian' },
  description: 'คอร์สออนไลน์ เรียนสด และในห้องเรียน บันทึกบทเรียนไว้ดูต่อได้แม้ไม่มีสัญญาณ',
  description_localized: { en: 'Courses from Thailand. Save lessons and carry on without a signal.' },
  lang: 'th',
  dir: 'ltr' as const,
  start_url: '/?source=app',
  scope: '/',
  display: 'standalone' as const,
  display_override: ['standalone' as const, 'minimal-ui' as const],
  orientation: 'any' as const,
  theme_color: '#0b5d45',
  background_color: '#f3f6ef',
  categories: ['education', 'shopping'],
  icons: [
    ...icons('any', 'icon'),
    ...icons('maskable', 'maskable'),
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' as const },
  ],
  screenshots: [
    screenshot('phone-catalogue', '780x1688', 'narrow', 'คอร์สทั้งหมด'),
    screenshot('phone-course', '780x1688', 'narrow', 'หน้าคอร์ส'),
    screenshot('desktop-catalogue', '1280x800', 'wide', 'คอร์สทั้งหมดบนจอใหญ่'),
  ],
  // A slip is shared from the bank's app; the worker takes it (sw/shareTarget.ts).
  share_target: {
    action: sharePath,
    method: 'POST' as const,
    enctype: 'multipart/form-data',
    params: { files: [{ name: sharedPictureField, accept: ['image/*', 'image/jpeg', 'image/png', 'image/webp'] }] },
  },
  shortcuts: [
    shortcut('คอร์สของฉัน', 'My courses', '/myaccount/student/course?source=shortcut', 'my-courses'),
    shortcut('ตะกร้า', 'Cart', '/cart?source=shortcut', 'cart'),
    shortcut('แจ้งโอนเงิน', 'Report a transfer', '/share?report=1&source=shortcut', 'report'),
  ],
};

type ChunkingContext = Rolldown.ChunkingContext;

const productionRouter = [
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: resolve('node_modules/react-router/dist/production/dom-export.mjs') },
];

/**
 * What many pages begin with, in few chunks: many small ones weigh more and are asked for one after the other. `frame` is
 * around every page, with what the catalogue shares with a course; `list` is beyond that common to the catalogue's pages,
 * `sale` to those of a course and of a product.
 */
function sharedChunk() {
  let chunkOf: Map<string, string> | null = null;
  return (id: string, context: ChunkingContext) => {
    chunkOf ??= sharedModules((module) => context.getModuleInfo(module)?.importedIds ?? []);
    return chunkOf.get(id) ?? null;
  };
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
  const frame = new Set([...reach('src/app/main.tsx'), ...[...catalogue].filter((id) => course.has(id))]);
  const isOurs = (id: string) => !id.includes('/node_modules/');
  const named = (ids: Iterable<string>, name: string) => [...ids].filter(isOurs).map((id) => [id, name] as const);
  return new Map([
    ...named(
      [...catalogue].filter((id) => courses.has(id)),
      'list',
    ),
    ...named(
      [...course].filter((id) => product.has(id)),
      'sale',
    ),
    ...named(frame, 'frame'),
  ]);
}

/**
 * The styles are one file and the chunks are few, so that an `import()` needs nothing beside itself: the helper that would
 * fetch styles and chunks ahead is left out.
 */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : null),
  };
}

/**
 * What changes only with the lockfile, in one chunk: it outlives our own changes in every cache, and packs best together.
 * What only later pages need of it is apart.
 */
const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zod|@tanstack(?!.*\/(use)?(mutation|queries)(Observer)?\.js$))\//i,
};

/**
 * Leaves out of two packages what nothing here uses and the bundler cannot know to be unused. The router names its parts
 * for development tools, and a part that is named is kept. Every query knows how lists grow as one scrolls; biome.json
 * refuses those.
 */
function withoutUnusedParts(): Plugin {
  const names = /^\w+\.displayName = .*;$/gm;
  const makes = /(?<= = )(?=React\d*\.forwardRef\()/g;
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/node_modules\/(react-router\/|@tanstack\/query-core\/.*\/infiniteQueryBehavior\.js$)/ },
      handler(code, id) {
        if (id.includes('/react-router/')) return code.replace(names, '').replace(makes, '/* @__PURE__ */ ');
        const refused = "() => { throw new Error('Infinite queries are left out of the build.'); }";
        const functions = [...code.matchAll(/^(?:async )?function (\w+)/gm)];
        return functions.map(([, name]) => `export const ${name} = ${refused};`).join('\n');
      },
    },
  };
}

/** The same screens for the server, in one folder that it alone reads: no name in it can be asked for (server/http/pages/pages.ts). */
const drawer: UserConfig = {
  resolve: {
    alias: [
      ...productionRouter,
      { find: /^react-router-dom$/, replacement: resolve('node_modules/react-router-dom/dist/index.mjs') },
    ],
  },
  define: { __BUILD_ID__: JSON.stringify(buildId), 'process.env.NODE_ENV': '"production"' },
  // All in it, so that a build that is kept runs with the packages that it was made with.
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

/** Where the server draws pages, their calls are answered in its own process. */
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
  // The package's exports lead to its development files under every condition.
  resolve: { alias: command === 'build' ? productionRouter : [] },
  define: { __BUILD_ID__: JSON.stringify(buildId) },
  // The kept catalogue is searched beside the page (src/features/search/catalogueWorker.ts).
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: 'assets/[hash].js' } } },
  build: {
    outDir,
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    // What the server reads to name the chunks of a page; it serves nothing that begins with a dot.
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    // All styles together weigh less than the code that would fetch them one by one.
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: ['index.html', beginning, inDocuments],
      output: {
        // Pages carry the names of all chunks: a hash alone is half as long.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: { groups: [vendor, { name: sharedChunk() }] },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: server, changeOrigin: false }])),
    // What the server, a build and the tests write is no source: no page is drawn anew for it.
    watch: { ignored: written.map((folder) => resolve(folder, '**')) },
  },
  plugins: [
    react(),
    plainImports(),
    withoutUnusedParts(),
    sortIntoStages(),
    preloadThaiFace(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'index.ts',
      injectRegister: null,
      manifest,
      // Icons of the installed app are the system's, which fetches them itself: the first screen needs none.
      includeManifestIcons: false,
      integration: {
        // The package names the worker after its source; its address is fixed for as long as anybody has it installed.
        beforeBuildServiceWorker(options) {
          options.swDest = options.injectManifest.swDest = resolve(outDir, 'sw.js');
        },
      },
      injectManifest: {
        globPatterns: ['shell.html', 'assets/*.{js,css,woff2,json}', '*.svg', 'icons/icon-192.png'],
        manifestTransforms: [
          (entries) => {
            const isFirst = (url: string) => firstStage.has(url) || !/\.(js|css)$/.test(url);
            // A part of the digest tells one content from another as well, and the worker stays small.
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
