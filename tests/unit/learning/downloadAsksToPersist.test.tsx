import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useDownloadedLectures } from '../../../src/features/playlist/useDownloadedLectures.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { standInPage } from '../../support/browser/standInPage.ts';
import { runHook } from '../../support/run/runHook.ts';

const { askToPersist } = vi.hoisted(() => ({ askToPersist: vi.fn(async () => true) }));
vi.mock('../../../src/platform/store/askToPersist.ts', () => ({ askToPersist }));
vi.mock('../../../src/platform/learning/downloadedLectures.ts', () => ({
  canDownloadLectures: () => true,
  listDownloadedLectures: async () => [{ courseId: '1', lectureId: 'kept' }],
}));
vi.mock('../../../src/platform/learning/wantedLectures.ts', () => ({
  listWanted: async () => [],
  rememberWanted: async () => {},
}));
vi.mock('../../../src/platform/learning/downloadLecture.ts', () => ({ downloadLecture: () => new Promise(() => {}) }));
vi.mock('../../../src/platform/learning/runningDownloads.ts', () => ({ lastForgotten: () => '' }));

afterEach(() => void vi.unstubAllGlobals());

const lecture = (id: string) =>
  ({ id, video: { mp4Url: '/film.mp4', webmUrl: null, subtitles: [] }, file: null, files: [] }) as never;

test('deliberate downloads should stay: the browser is asked for persistent storage, once', async () => {
  notifyManager.setScheduler(queueMicrotask);
  standInPage();
  vi.stubGlobal('document', { ...document, createElement: () => ({ canPlayType: () => 'probably' }) });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const lectures = [lecture('kept'), lecture('new')];
  const classroom = await runHook(
    () => useDownloadedLectures('7', '1', lectures),
    (inside: ReactNode) => (
      <QueryClientProvider client={client}>
        <DrawnLanguage value="th">{inside}</DrawnLanguage>
      </QueryClientProvider>
    ),
  );
  await classroom.does((downloads) => downloads?.keep([lecture('kept')]));
  expect(askToPersist).not.toHaveBeenCalled();
  await classroom.does((downloads) => downloads?.keep([lecture('new')]));
  expect(askToPersist).toHaveBeenCalledTimes(1);
  await classroom.leave();
});
