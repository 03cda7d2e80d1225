import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { entries, set } from 'idb-keyval';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Comments } from '../../src/features/comment/Comments.tsx';
import { CourseScreen } from '../../src/features/course/CourseScreen.tsx';
import { ProductScreen } from '../../src/features/product/ProductScreen.tsx';
import { usePerson } from '../../src/features/session/useSession.ts';
import { formatPrice } from '../../src/i18n/format.ts';
import { comment } from '../../src/i18n/th/catalogue/comment.ts';
import { DrawnLanguage } from '../../src/i18n/useLanguage.ts';
import { answerShape } from '../../src/platform/store/rowVersions.ts';
import shapeFive from '../fixtures/stores/answersOfShape5.json';
import { newDevice } from './device.ts';
import { type Receiver, startReceiver } from './outbox/receiver.ts';

const day = 86_400_000;
const personal: readonly unknown[] = ['course', 'ownComments', 'ownCourses', 'session'];
let server: Receiver;

beforeEach(async () => {
  server = await startReceiver();
  newDevice(server);
  vi.resetModules();
});
afterEach(async () => {
  await server.close();
  vi.unstubAllGlobals();
});

type KeptRow = Omit<(typeof shapeFive)[number], 'data'> & { readonly data: unknown };

/** The app after its update, on a phone that has no network any more and kept these answers before. */
async function updatedApp(rows: readonly KeptRow[]) {
  const { privateQueryStore, sharedQueryStore } = await import('../../src/platform/store/stores.ts');
  const { restoreQueries } = await import('../../src/platform/store/queryPersister.ts');
  for (const row of rows) {
    await set(JSON.stringify(row.key), row, personal.includes(row.key[0]) ? privateQueryStore() : sharedQueryStore());
  }
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  for (const keeping of ['shared', 'private'] as const) {
    await restoreQueries(client, keeping, shapeFive[0]!.readAt + day);
  }
  return {
    client,
    left: async () => [...(await entries(sharedQueryStore())), ...(await entries(privateQueryStore()))],
  };
}

const drawn = (client: QueryClient, screen: ReactElement): string =>
  renderToStaticMarkup(
    createElement(QueryClientProvider, {
      client,
      // biome-ignore lint/correctness/noChildrenProp: no other way without JSX
      children: createElement(DrawnLanguage, { value: 'th', children: createElement(MemoryRouter, null, screen) }),
    }),
  );

const Who = () => usePerson()?.firstName;

test('after an update that changes answers, courses and products that were seen still open without a network', async () => {
  const { client } = await updatedApp(shapeFive);
  const course = drawn(client, createElement(CourseScreen, { slug: '1003' }));
  expect(course).toContain('SQL เริ่มจากคำถามของร้าน</h1>');
  expect(course).toContain('ปวีณา ศรีสุข');
  const product = drawn(client, createElement(ProductScreen, { slug: '5001' }));
  expect(product).toContain('สมุดฝึกคัดตัวอักษรญี่ปุ่น ฮิรางานะ–คาตากานะ</h1>');
  expect(product).toContain(formatPrice(24_000));
  expect(client.getQueryData(['courses', 'detail', '1003'])).toMatchObject({ toPrices: { THB: expect.any(Number) } });
});

test('a product that was kept before it told when its showing ends reads as one without an end', async () => {
  const { client } = await updatedApp(shapeFive);
  expect(client.getQueryData(['products', 'detail', '5001'])).toMatchObject({ publishEndsAt: null });
  const product = shapeFive.find(({ key }) => key[0] === 'products')!;
  const later = { ...product, shape: answerShape, data: { ...product.data, toPrices: { THB: 24_000, USD: null } } };
  const { client: next } = await updatedApp([later]);
  expect(next.getQueryData(['products', 'detail', '5001'])).toMatchObject({ publishEndsAt: null });
  expect(drawn(next, createElement(ProductScreen, { slug: '5001' }))).toContain(formatPrice(24_000));
});

test('nor is anybody signed out by it, and their list of courses and what they may watch is there', async () => {
  const { client } = await updatedApp(shapeFive);
  expect(drawn(client, createElement(Who))).toBe('มะลิ');
  expect(client.getQueryData(['ownCourses'])).toHaveLength(2);
  expect(client.getQueryData(['course', 'standing', '1003', 'user-7'])).toMatchObject({ hasAccess: false });
});

test('all of it is asked anew as soon as there is a network', async () => {
  const { client } = await updatedApp(shapeFive);
  const stale = client
    .getQueryCache()
    .getAll()
    .filter((query) => query.isStale());
  expect(stale).toHaveLength(shapeFive.length);
});

test('what cannot be read any more goes: an older shape of these, and the former one of all others', async () => {
  const rows = shapeFive.map((row) => (row.key[1] === 'detail' ? { ...row, shape: 4 } : { ...row, key: ['site'] }));
  const { client, left } = await updatedApp(rows);
  expect(answerShape).toBeGreaterThan(5);
  expect(client.getQueryCache().getAll()).toEqual([]);
  expect(await left()).toEqual([]);
});

test('questions that were kept before it was told which of them are answered are shown', async () => {
  const question = { id: 'q1', author: { kind: 'person', name: 'มะลิ จ.' }, text: 'เรียนซ้ำได้กี่รอบ', answers: [] };
  const written = { writtenAt: shapeFive[0]!.readAt, changedAt: null };
  const kept = { readAt: shapeFive[0]!.readAt, shape: answerShape, build: 'shape-six' };
  const { client } = await updatedApp([
    ...shapeFive,
    { ...kept, key: ['ownComments', '1003'], data: { mayAnswer: false, ownIds: ['q1'], reportedIds: [], hidden: [] } },
  ]);
  client.setQueryData(['comments', '1003', 1, false], { rows: [{ ...question, ...written }], total: 1 });
  const screen = drawn(client, createElement(Comments, { courseId: '1003', isLimited: false }));
  expect(screen).toContain('เรียนซ้ำได้กี่รอบ');
  expect(screen).toContain(comment.change.open);
});

test('what a former build kept of an access, before there were signed statements, is still counted by', async () => {
  const kept = { readAt: shapeFive[0]!.readAt, shape: answerShape, build: 'shape-six' };
  const { client } = await updatedApp([
    ...shapeFive,
    { ...kept, key: ['countdown', 'user-7', '1003'], data: { endsAt: 9 } },
  ]);
  expect(client.getQueryData(['countdown', 'user-7', '1003'])).toEqual({ endsAt: 9, signed: null });
  const signed = { statement: { courseId: '1003' }, signature: 's' };
  const { client: next } = await updatedApp([
    { ...kept, key: ['countdown', 'user-7', '1003'], data: { endsAt: 9, signed } },
  ]);
  const named = { endsAt: 9, signed: { ...signed, publicKey: null } };
  expect(next.getQueryData(['countdown', 'user-7', '1003'])).toEqual(named);
});
