import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import type { Person } from '../../../src/domain/people/identity.ts';
import { MyCourses } from '../../../src/features/learning/MyCourses.tsx';
import { playlistKeys } from '../../../src/features/playlist/playlistKeys.ts';
import { useBegunCourses } from '../../../src/features/playlist/useBegunCourses.ts';
import { learning } from '../../../src/i18n/th/learning/learning.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';

const person = { id: '5', role: 'student' } as Person;
const course = {
  ...{ courseId: '1014', slug: '1014', title: { th: 'บัญชี', en: null }, coverUrl: null, percentDone: 0 },
  ...{ lectureCount: 2, finishedCount: 0, endsAt: null, hasAccess: true, isWatchable: true },
};
const played = (lectureId: string, to: number) => ({ lectureId, from: 0, to, recordedAt: 1, deviceId: 'this' });

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
});

function Page() {
  return <MyCourses person={person} asPlayed={useBegunCourses(person.id)} />;
}

function shown(): string {
  client.setQueryData(['ownCourses'], [course]);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <DrawnLanguage value="th">
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </DrawnLanguage>
    </QueryClientProvider>,
  );
}

const playedHere = (userId: string, stretches: readonly object[]) =>
  client.setQueryData(playlistKeys.deviceProgress(userId), { 1014: stretches });

const downloadLectures = () =>
  client.setQueryData(['playlist', '1014'], {
    sections: [
      {
        lectures: [
          { id: 'a', durationSeconds: 100 },
          { id: 'b', durationSeconds: 100 },
        ],
      },
    ],
  });

test('a course of which nothing was played is to be started', () => {
  downloadLectures();
  expect(shown()).toContain(learning.open(learning.start, 'บัญชี'));
});

test('a course begun on this device only continues as its classroom shows', () => {
  downloadLectures();
  playedHere('5', [played('a', 100), played('b', 26)]);
  const page = shown();
  expect(page).toContain(learning.open(learning.carryOn, 'บัญชี'));
  expect(page).toContain(learning.progress(63));
  expect(page).toContain(learning.lectures(1, 2));
});

test('without its lectures the progress is unknown, only that it was begun', () => {
  playedHere('5', [played('b', 26)]);
  const page = shown();
  expect(page).toContain(learning.open(learning.carryOn, 'บัญชี'));
  expect(page).toContain(learning.progress(0));
});

test('another person’s playback here counts for that person only', () => {
  downloadLectures();
  playedHere('6', [played('a', 100)]);
  expect(shown()).toContain(learning.open(learning.start, 'บัญชี'));
});
