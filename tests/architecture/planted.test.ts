import { describe, expect, test } from 'vitest';
import { findViolations } from './findViolations.ts';

/** The rules that a small house of planted files breaks, each as `rule: detail`. */
const faultsOf = (files: Record<string, string>) =>
  findViolations(new Map(Object.entries(files))).map(({ rule, detail }) => `${rule}: ${detail}`);

test('a house in order has no faults', () => {
  const house = {
    'src/domain/money.ts':
      "import * as z from 'zod/mini';\nexport const at = (now: number) => new Date(now).toISOString();",
    'src/contract/cart.ts': "import { at } from '../domain/money.ts';\nexport const priecingplan_id = at(0);",
    'src/platform/outbox/entry.ts': "import type { Cart } from '../../contract/cart.ts';\nexport type Entry = Cart;",
    'src/i18n/useMessages.tsx': "import { useState } from 'react';\nexport const useMessages = () => useState(0);",
    'src/features/cart/useCart.ts': "export { at } from '../../domain/money.ts';",
    'src/features/checkout/Pay.tsx': "import { at } from '../cart/useCart.ts';\nimport './pay.css';",
    'src/app/routes.tsx': "export const cart = () => import('../features/cart/useCart.ts');",
    'sw/index.ts': "import '../src/platform/outbox/entry.ts';\nimport { get } from 'idb-keyval';",
    'server/store/orders.ts': "import { eq } from 'drizzle-orm';\nimport { at } from '../../src/domain/money.ts';",
    'server/build.ts':
      "import { build } from 'vite';\nimport { join } from 'node:path';\nexport * from './store/orders.ts';",
  };
  expect(faultsOf(house)).toEqual([]);
});

describe('an import upwards is found', () => {
  const spellings = [
    "import { Cart } from '../ui/Cart.tsx';",
    'import { Cart } from "../ui/Cart.tsx";',
    "import type { Cart } from '../ui/Cart.tsx';",
    "import '../ui/Cart.tsx';",
    "import\n  Cart\nfrom\n'../ui/Cart.tsx';",
    "export { Cart } from '../ui/Cart.tsx';",
    "export * from '../ui/Cart.tsx';",
    "export const load = () => import('../ui/Cart.tsx');",
    'export const load = () => import(`../ui/Cart.tsx`);',
    "export type Cart = import('../ui/Cart.tsx').Cart;",
    "export const worker = new URL('../ui/Cart.tsx', import.meta.url);",
  ];
  test.each(spellings)('%s', (text) => {
    expect(faultsOf({ 'src/domain/cart.ts': text })).toEqual(['direction: src/ui/Cart.tsx']);
  });

  test.each([
    ['src/contract/cart.ts', '../platform/stores.ts', 'src/platform/stores.ts'],
    ['src/platform/stores.ts', '../i18n/th.ts', 'src/i18n/th.ts'],
    ['src/ui/Toast.tsx', '../features/cart/useCart.ts', 'src/features/cart/useCart.ts'],
    ['src/pages/Home.tsx', '../app/routes.tsx', 'src/app/routes.tsx'],
    ['src/domain/cart.ts', '../../tests/support/shop.ts', 'tests/support/shop.ts'],
    ['sw/shell.ts', '../src/ui/Toast.tsx', 'src/ui/Toast.tsx'],
    ['server/app.ts', '../src/ui/Toast.tsx', 'src/ui/Toast.tsx'],
    ['server/app.ts', '../src/platform/stores.ts', 'src/platform/stores.ts'],
    ['server/app.ts', '../src/i18n/th.ts', 'src/i18n/th.ts'],
    ['server/store/orders.ts', '../../src/contract/order.ts', 'src/contract/order.ts'],
    ['server/store/orders.ts', '../files/addresses.ts', 'server/files/addresses.ts'],
    ['server/base/refusal.ts', '../store/orders.ts', 'server/store/orders.ts'],
    ['server/email/orderMail.ts', '../push/push.ts', 'server/push/push.ts'],
    ['server/jobs/jobs.ts', '../useCases/moveOrder.ts', 'server/useCases/moveOrder.ts'],
    ['server/useCases/placeOrder.ts', '../http/handle.ts', 'server/http/handle.ts'],
    ['server/useCases/placeOrder.ts', '../app.ts', 'server/app.ts'],
    ['server/http/handle.ts', '../routes/orders.ts', 'server/routes/orders.ts'],
    ['server/sandbox/pages.ts', '../config.ts', 'server/config.ts'],
    ['server/payments/omise.ts', '../sandbox/omise/keys.ts', 'server/sandbox/omise/keys.ts'],
    ['server/startShop.ts', './sandbox/startSandbox.ts', 'server/sandbox/startSandbox.ts'],
  ])('%s must not import %s', (path, specifier, target) => {
    expect(faultsOf({ [path]: `import { it } from '${specifier}';` })).toEqual([`direction: ${target}`]);
  });
});

test('files of the server that import each other are found, also by way of a type', () => {
  const house = {
    'server/push/open.ts': "import type { Jobs } from '../jobs/jobs.ts';",
    'server/jobs/jobs.ts': "import { a } from './a.ts';",
    'server/jobs/a.ts': "import type { Jobs } from './jobs.ts';",
  };
  expect(faultsOf(house)).toEqual([
    'circle: server/jobs/a.ts → server/jobs/jobs.ts',
    'circle: server/jobs/jobs.ts → server/jobs/a.ts',
  ]);
});

test('an import in a comment or a string is none', () => {
  const text =
    "// import '../ui/a.tsx';\n/* export * from '../ui/b.tsx' */\nexport const text = `import '../ui/c.tsx'`;";
  expect(faultsOf({ 'src/domain/cart.ts': text })).toEqual([]);
});

test.each([
  ['src/domain/cart.ts', 'zod'],
  ['src/features/cart/Cart.tsx', 'zod'],
  ['src/domain/cart.ts', 'react'],
  ['src/platform/stores.ts', 'react'],
  ['src/i18n/th.ts', 'react'],
  ['src/ui/Toast.tsx', '@tanstack/react-query'],
  ['src/features/cart/Cart.tsx', 'node:fs'],
  ['server/app.ts', 'pg'],
  ['server/app.ts', 'drizzle-orm/pg-core'],
  ['server/app.ts', '@electric-sql/pglite'],
  ['server/app.ts', 'react'],
  ['server/app.ts', 'vite'],
  ['server/store/orders.ts', 'fastify'],
  ['server/sandbox/pages.ts', 'fastify'],
  ['sw/shell.ts', 'zod/mini'],
  ['src/ui/Toast.tsx', 'zod/mini'],
])('%s must not use the package %s', (path, name) => {
  expect(faultsOf({ [path]: `import { it } from '${name}';` })).toContain(`package: ${name}`);
});

test('an import that hides its file is found', () => {
  expect(faultsOf({ 'src/domain/cart.ts': "import { a } from './money';" })).toEqual(['file name in import: ./money']);
  const computed = 'export const load = (name: string) => import(name);';
  expect(faultsOf({ 'src/app/routes.tsx': computed })).toEqual(['file name in import: import() of a computed name']);
});

test('a feature that reaches for one behind it is found, and one that nobody has placed', () => {
  const above = { 'src/features/cart/Cart.tsx': "import { Pay } from '../checkout/Pay.tsx';" };
  expect(faultsOf(above)).toEqual(['feature seam: src/features/checkout/Pay.tsx']);
  const unplaced = { 'src/features/gifts/Gift.tsx': "import { Cart } from '../cart/Cart.tsx';" };
  expect(faultsOf(unplaced)).toEqual(['feature seam: src/features/cart/Cart.tsx']);
  const below = { 'src/features/checkout/Pay.tsx': "import { Cart } from '../cart/Cart.tsx';" };
  expect(faultsOf(below)).toEqual([]);
});

describe('zod in the worker is found through other files', () => {
  const house = (spelling: string) => ({
    'sw/index.ts': "import { sync } from './sync.ts';",
    'sw/sync.ts': "import { entry } from '../src/platform/entry.ts';",
    'src/platform/entry.ts': `${spelling} from '../contract/report.ts';`,
    'src/contract/report.ts': "import * as z from 'zod/mini';",
  });
  const chain = 'sw/sync.ts → src/platform/entry.ts → src/contract/report.ts → zod/mini';

  test.each(['import { report }', 'import { type Report }', 'export { report }', 'export *'])('%s', (spelling) => {
    expect(faultsOf(house(spelling))).toEqual([`never loads: sw/index.ts → ${chain}`, `never loads: ${chain}`]);
  });

  test('but not through types, of which nothing is left', () => {
    expect(faultsOf(house('import type { Report }'))).toEqual([]);
  });
});

test('React in the server is found through the dictionary', () => {
  const house = {
    'server/http/failure.ts': "import { failures } from '../../src/i18n/failures.ts';",
    'src/i18n/failures.ts': "import { useMessages } from './useMessages.tsx';",
    'src/i18n/useMessages.tsx': "import { useState } from 'react';",
  };
  const chain = 'server/http/failure.ts → src/i18n/failures.ts → src/i18n/useMessages.tsx → react';
  expect(faultsOf(house)).toEqual([`never loads: ${chain}`]);
  expect(faultsOf({ ...house, 'src/i18n/failures.ts': 'export const failures = 1;' })).toEqual([]);
});

describe('a rule that touches the world is found', () => {
  test.each([
    ['Date.now()', 'Date.now'],
    ['new Date()', 'new Date()'],
    ['Date()', 'new Date()'],
    ['Math.random()', 'Math.random'],
    ["Math['random']()", 'Math.random'],
    ["fetch('/')", 'fetch'],
    ['localStorage.length', 'localStorage'],
    ['window.innerWidth', 'window'],
    ['document.title', 'document'],
    ['crypto.randomUUID()', 'crypto'],
    ['({ document })', 'document'],
  ])('%s', (expression, use) => {
    const text = `export const value = () => ${expression};`;
    expect(faultsOf({ 'src/domain/cart.ts': text })).toEqual([`pure floor: ${use}`]);
    expect(faultsOf({ 'src/contract/cart.ts': text })).toEqual([`pure floor: ${use}`]);
    expect(faultsOf({ 'src/platform/cart.ts': text })).toEqual([]);
  });

  test('but a property, a parameter or a comment of that name is none', () => {
    const text = '// fetch the window\ntype A = { window: number };\nexport const at = (window: A) => window.window;';
    expect(faultsOf({ 'src/domain/cart.ts': text })).toEqual([]);
  });
});

test.each(['src/domain', 'src/ui', 'sw', 'server'])('the time zone of the machine is found in %s', (floor) => {
  const faults = (text: string) => faultsOf({ [`${floor}/a.ts`]: `export const a = ${text};` });
  expect(faults('new Date(0).getHours()')).toEqual(['local time: .getHours']);
  expect(faults("Intl.DateTimeFormat('th')")).toEqual(['local time: Intl.DateTimeFormat']);
  expect(faults('new Date(0).getUTCHours()')).toEqual([]);
});

test('what not every browser has is found in the app and in the worker, but for the way round it', () => {
  const text = 'export const either = (signals: AbortSignal[]) => AbortSignal.any(signals);';
  for (const path of ['src/features/cart/either.ts', 'sw/either.ts'])
    expect(faultsOf({ [path]: text })).toEqual(['not in every browser: AbortSignal.any']);
  const all = { 'src/platform/net/anySignal.ts': text, 'server/either.ts': text };
  expect(faultsOf(all)).toEqual([]);
  expect(
    faultsOf({ 'src/domain/thing.ts': 'export const of = (rows: number[]) => Object.groupBy(rows, String);' }),
  ).toEqual(['not in every browser: Object.groupBy']);
});

test('a style that would be lost where a browser does not know the question is found', () => {
  const ask = (question: string) => ({ 'src/ui/c.css': `@media ${question} { .a { display: none } }` });
  expect(faultsOf(ask('not (scripting: none)'))).toEqual(['not in every browser: not (scripting']);
  expect(faultsOf(ask('(scripting: none)'))).toEqual([]);
});

test('wire spelling outside the contract is found, also in capitals and in styles', () => {
  const planted = {
    'src/features/cart/a.ts': 'export const priecingplanId = 1;',
    'server/b.ts': 'export const text = "DISCOUNT_AMONT";',
    'src/ui/c.css': '.coupons_id { top: 0 }',
    'src/contract/d.ts': 'export const banktreansfer = 1;',
  };
  expect(faultsOf(planted)).toEqual([
    'wire spelling: priecing',
    'wire spelling: discount_amont',
    'wire spelling: coupons_id',
  ]);
});

test('a field in the wire’s spelling is found wherever it stands', () => {
  const ways = [
    'export const of = (body: { link_path: string }) => body;',
    'export const of = (body: any) => body.link_path;',
    'export const of = ({ link_path: path }: any) => path;',
    'export const of = (path: string) => ({ link_path: path });',
  ];
  for (const text of ways) expect(faultsOf({ 'server/routes/a.ts': text })).toEqual(['wire spelling: link_path']);
  expect(faultsOf({ 'src/contract/a.ts': ways[0] ?? '' })).toEqual([]);
  const others =
    "// link_path\nexport const SHOP_MODE = 'link_path';\nexport const of = { application_name: SHOP_MODE };";
  expect(faultsOf({ 'server/jobs/a.ts': others })).toEqual([]);
});

test('default exports and barrels are found', () => {
  expect(faultsOf({ 'src/ui/Toast.tsx': 'export default 1;' })).toEqual(['default export: default']);
  const renamed = 'const a = 1;\nexport { a as default };';
  expect(faultsOf({ 'src/ui/Toast.tsx': renamed })).toEqual(['default export: default']);
  expect(faultsOf({ 'src/ui/index.ts': 'export const a = 1;' })).toEqual(['barrel: index.ts']);
  expect(faultsOf({ 'sw/index.ts': 'export const a = 1;' })).toEqual([]);
});
