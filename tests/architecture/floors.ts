/** The rules of a floor. Paths are folders; a package includes its sub-paths, unless one is named. */
export type Floor = {
  readonly mayImport: readonly string[];
  readonly packages: readonly string[];
  /** Packages that only the files whose name fits may import. */
  readonly packagesIn?: readonly { readonly file: RegExp; readonly packages: readonly string[] }[];
  /** Packages that must not be loaded, even indirectly. */
  readonly neverLoads?: readonly string[];
  /** Speaks with others by their own wire, whose names have underscores. */
  readonly foreignWire?: boolean;
  /** Runs as a process of its own, which no other floor imports. */
  readonly ownProcess?: boolean;
  /** No clock, no chance, no network, no storage, no screen. */
  readonly pure?: boolean;
};

const drawing = ['react', 'react-dom', 'primereact'];
const hookFile = /^use[A-Z]\w*\.tsx?$/;

/** Packages below `http`, which alone answers requests. */
const work = ['better-auth', 'dayjs', 'nodemailer', 'node:', 'pg-boss', 'sharp', 'socket.io', 'zod'];
const server = [
  ...['fastify', '@fastify/compress', '@fastify/cookie', '@fastify/helmet', '@fastify/multipart', '@fastify/static'],
  ...work,
];
/** The type of its logger. */
const logger = (file: RegExp) => ({ file, packages: ['fastify'] });
/** Signed cookies, which are read before and after any request. */
const cookies = (file: RegExp) => ({ file, packages: ['@fastify/cookie'] });

const shared = ['src/contract', 'src/domain'];
const belowParts = [...shared, 'server/base', 'server/store'];
/** The server's parts: each does one kind of work for the use cases and knows no other but those that it names. */
const parts = [
  ...[
    'backup',
    'bookstore',
    'catalogue',
    'documents',
    'email',
    'files',
    'identity',
    'import',
    'jobs',
    'payments',
    'push',
  ],
  ...['realtime', 'socialLogin'],
].map((part) => `server/${part}`);
const part = { mayImport: belowParts, packages: work, neverLoads: ['react'] };

/**
 * Each floor with its allowed imports and packages. A file belongs to the longest matching path. Imports go downwards
 * only; browser and server meet only in contract and domain.
 */
export const floors: Readonly<Record<string, Floor>> = {
  'src/domain': { mayImport: [], packages: ['zod/mini'], pure: true },
  'src/contract': { mayImport: ['src/domain'], packages: ['zod/mini'], pure: true },
  'src/platform': {
    mayImport: ['src/contract', 'src/domain'],
    packages: ['idb-keyval', 'socket.io-client', 'workbox-window', '@tanstack/react-query', 'zod/mini'],
    packagesIn: [
      { file: /^resumableUpload\.ts$/, packages: ['tus-js-client'] },
      { file: /^detectType\.ts$/, packages: ['file-type'] },
      { file: /^storageInMemory\.ts$/, packages: ['fake-indexeddb'] },
    ],
  },
  'src/i18n': {
    mayImport: ['src/domain'],
    packages: [],
    packagesIn: [
      { file: hookFile, packages: ['react'] },
      { file: /^format/, packages: ['dayjs'] },
    ],
  },
  // A button that leads somewhere is a link, so the router is known here.
  'src/ui': { mayImport: ['src/i18n', 'src/platform', 'src/domain'], packages: [...drawing, 'react-router-dom'] },
  'src/features': {
    mayImport: ['src/ui', 'src/i18n', 'src/platform', 'src/contract', 'src/domain'],
    packages: [
      ...[...drawing, 'react-router-dom', '@tanstack/react-query', 'dayjs'],
      ...['@dnd-kit/core', '@dnd-kit/sortable'],
    ],
    packagesIn: [
      { file: /cardForm\.ts$/, packages: ['card-validator'] },
      { file: /accountQr\.ts$/, packages: ['uqr'] },
      { file: /readSlipPicture\.ts$/, packages: ['qr'] },
      { file: /SalesPlot\.tsx$/, packages: ['uplot'] },
    ],
  },
  'src/pages': {
    mayImport: ['src/features', 'src/ui', 'src/i18n', 'src/domain'],
    packages: ['react', 'react-router-dom'],
  },
  'src/app': {
    mayImport: ['src'],
    packages: [
      ...[...drawing, 'react-router-dom', '@tanstack/react-query', 'workbox-window'],
      ...['@fontsource-variable/anuphan', '@fontsource/ibm-plex-sans-thai-looped'],
    ],
    packagesIn: [{ file: /^callInProcess\.ts$/, packages: ['zod/mini'] }],
  },
  sw: {
    mayImport: ['src/platform', 'src/contract', 'src/domain'],
    packages: ['idb-keyval'],
    neverLoads: ['zod', 'react'],
  },
  // The root starts the process and joins all of it.
  server: {
    mayImport: ['server', ...shared],
    packages: server,
    packagesIn: [{ file: /^(build|dev)\w*\.ts$/, packages: ['vite'] }],
    neverLoads: ['react'],
  },
  // Values that every floor of the server may use: refusals, callers, configuration, throttles.
  'server/base': { mayImport: shared, packages: work, neverLoads: ['react'] },
  'server/store': {
    mayImport: ['server/base', 'src/domain'],
    packages: ['pg', '@electric-sql/pglite', 'drizzle-orm', 'node:'],
    neverLoads: ['react'],
  },
  'server/backup': {
    ...part,
    mayImport: [...belowParts, 'server/jobs'],
    packagesIn: [{ file: /^(packArchive|readArchive)\.ts$/, packages: ['tar-stream'] }],
  },
  'server/bookstore': { ...part, mayImport: [...belowParts, 'server/jobs'] },
  'server/catalogue': part,
  // Documents are drawn from their data, whatever the use case.
  'server/documents': {
    mayImport: ['src/domain', 'src/i18n'],
    packages: ['fflate', 'pdfkit', 'write-excel-file', 'node:'],
  },
  // Refusals, e-mails and push messages speak both languages, so the words are the screens' own.
  'server/email': { ...part, mayImport: [...belowParts, 'server/jobs', 'src/i18n'] },
  'server/files': {
    ...part,
    packagesIn: [
      { file: /^slipCodeThread\.ts$/, packages: ['zxing-wasm'] },
      { file: /^detectType\.ts$/, packages: ['file-type'] },
      { file: /^mediaFactsThread\.ts$/, packages: ['mediainfo.js'] },
    ],
  },
  'server/identity': { ...part, packagesIn: [cookies(/^guestKey\.ts$/)] },
  'server/import': { ...part, packagesIn: [{ file: /^csvRecords\.ts$/, packages: ['csv-parse'] }] },
  'server/jobs': { ...part, packagesIn: [logger(/^openJobs\.ts$/)] },
  'server/payments': {
    ...part,
    packagesIn: [{ file: /^(paymentAction|gatewayCalls|readGatewayWebhook)\.ts$/, packages: ['jose'] }],
    foreignWire: true,
  },
  'server/push': {
    ...part,
    mayImport: [...belowParts, 'server/jobs', 'src/i18n'],
    packages: [...work, 'web-push'],
  },
  'server/realtime': {
    ...part,
    mayImport: [...belowParts, 'server/identity'],
    packagesIn: [logger(/^realtime\.ts$/)],
  },
  'server/socialLogin': {
    ...part,
    packages: [...work, 'openid-client', 'jose'],
    packagesIn: [cookies(/^sealedCookies\.ts$/)],
    foreignWire: true,
  },
  'server/useCases': {
    // A new shop starts with usual texts.
    mayImport: [...belowParts, ...parts, 'src/i18n'],
    packages: work,
    packagesIn: [logger(/^appParts\.ts$/), { file: /^cleanRichText\.ts$/, packages: ['sanitize-html'] }],
    neverLoads: ['react'],
  },
  'server/http': {
    mayImport: [...belowParts, ...parts, 'server/useCases', 'src/i18n'],
    packages: server,
    packagesIn: [{ file: /^registerUploads\.ts$/, packages: ['@tus/server', '@tus/file-store'] }],
    neverLoads: ['react'],
  },
  'server/routes': {
    mayImport: [...belowParts, ...parts, 'server/useCases', 'server/http'],
    packages: server,
    neverLoads: ['react'],
  },
  'server/demo': { mayImport: ['server', ...shared], packages: server, neverLoads: ['react'] },
  // Scripts that draw the demo shop's media by hand; no part of the running server.
  'server/demo/makeMedia': { mayImport: ['server'], packages: ['node:', 'playwright', 'sharp'] },
  // The payment providers as a process of its own: as foreign to the shop as they are.
  'server/sandbox': {
    mayImport: [],
    packages: ['node:'],
    packagesIn: [{ file: /^qrSvg\.ts$/, packages: ['zxing-wasm'] }],
    foreignWire: true,
    ownProcess: true,
  },
};

/**
 * The features from the lowest up. Each may use earlier ones only, so that none are mutually dependent and each can be
 * read, moved and loaded alone.
 */
export const featureOrder = [
  ...[
    'device',
    'site',
    'measurement',
    'session',
    'taxData',
    'registration',
    'search',
    'sharing',
    'catalogue',
    'finding',
    'cart',
    'comment',
    'course',
    'teacher',
    'product',
    'customPage',
  ],
  ...['promotion', 'learning', 'playlist', 'outbox', 'push', 'bankTransfer', 'orders', 'sharedSlip', 'leaving'],
  ...['addresses', 'checkout'],
  ...['install', 'storage', 'account', 'administration'],
];

/** Load what no source names: the built server and the built pages, by the folder of their build. */
export const loadsBuilds: readonly string[] = ['server/main.ts', 'server/http/pages/pageDrawer.ts'];

/** The spelling of the calls that stays in `src/contract`. */
export const wireSpellings = [
  'priecing',
  'discount_amont',
  'is_use_coupon_or_oder',
  'banktreansfer',
  'id_client',
  'coupons_id',
];

/** Names with underscores that are a library's and not the wire's. */
export const foreignSpellings = [
  'application_name',
  'idle_in_transaction_session_timeout',
  'statement_timeout',
  'pg_trgm',
  'start_url',
  'npm_config_loglevel',
  'npm_lifecycle_event',
  'invalid_client',
];

/** Uses that a pure floor must not have; clock and chance are its arguments. */
export const impureUses = [
  ...['Date.now', 'new Date()', 'performance', 'Math.random', 'crypto', 'fetch', 'XMLHttpRequest', 'WebSocket'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'window', 'document', 'navigator', 'globalThis', 'self'],
  ...['process', 'console', 'setTimeout', 'setInterval', 'queueMicrotask'],
  ...['.toLocaleString'],
];

/** Uses of the machine's time zone, allowed on no floor: a date is Bangkok's. */
export const localTimeUses = [
  ...[
    '.getFullYear',
    '.getMonth',
    '.getDate',
    '.getDay',
    '.getHours',
    '.getMinutes',
    '.getSeconds',
    '.getMilliseconds',
  ],
  ...['.setFullYear', '.setMonth', '.setDate', '.setHours', '.setMinutes', '.setSeconds', '.setMilliseconds'],
  ...['.getTimezoneOffset', '.toDateString', '.toTimeString', '.toLocaleDateString', '.toLocaleTimeString'],
  'Intl.DateTimeFormat',
];

/** Features that some supported browsers lack (`build.target` in vite.config.ts). */
export const youngUses = [
  ...['AbortSignal.any', 'Array.fromAsync', 'Error.isError', 'Map.groupBy', 'Object.groupBy', 'Promise.try'],
  ...['Promise.withResolvers', 'RegExp.escape', 'Response.json', 'URL.canParse', 'URL.parse'],
];

/** Files that use such a feature if it is available, and replace it elsewhere. */
export const waysRound = ['src/platform/net/anySignal.ts'];

/** As a browser that does not know the question (Safari before 17, Chrome before 120) answers it with no, and `not` as well. */
export const youngStyles = ['not (scripting'];
