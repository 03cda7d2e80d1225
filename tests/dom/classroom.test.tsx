import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { playlist } from '../../src/contract/learning/progress.ts';
import type { PlaylistLecture } from '../../src/domain/learning/playlist.ts';
import { ClassroomSkeleton } from '../../src/features/playlist/ClassroomSkeleton.tsx';
import { links } from '../../src/ui/press/links.ts';
import { openApp } from '../support/dom/openApp.tsx';
import { plainShop } from '../support/dom/plainShop.ts';
import { renderPart } from '../support/dom/renderPart.tsx';
import { wordsOf } from '../support/run/words.ts';

const { playlist: texts, lectureKinds } = wordsOf(true);
const named = (th: string) => ({ th, en: null });

const lecture = (id: string, changes: Partial<PlaylistLecture>): PlaylistLecture => ({
  ...{ id, name: named(`บท ${id}`), isPreview: true, durationSeconds: 0, text: null, contentType: 'text' },
  ...{ video: null, file: null, linkUrl: null, files: [], ...changes },
});
const sheet = { name: 'แบบฝึกหัด.xlsx', url: '/uploads/lectures/open/sheet.xlsx', bytes: 2_048 };

test('a learner sees where a section takes place, the kind of each lecture, and the files beside it', async () => {
  plainShop().answers(playlist, {
    ...{ courseId: '7', slug: '7-course', title: named('คอร์ส'), hasAccess: false },
    sections: [
      {
        ...{ id: 's', name: named('หมวดหนึ่ง'), location: named('ห้องสมุด ชั้น 2') },
        lectures: [
          lecture('1', { text: named('อ่านก่อน'), files: [sheet] }),
          lecture('2', { contentType: 'link', linkUrl: 'https://example.com/' }),
          lecture('3', { contentType: 'pdf', file: { ...sheet, name: 'สรุป.pdf' } }),
        ],
      },
    ],
  });
  await openApp(links.learn('7'));
  const section = within(await screen.findByRole('region', { name: 'หมวดหนึ่ง' }));
  expect(section.getByText('ห้องสมุด ชั้น 2')).toBeVisible();
  for (const kind of ['text', 'link', 'pdf'] as const) expect(section.getByText(lectureKinds[kind])).toBeVisible();
  const files = within(screen.getByRole('region', { name: texts.document.files }));
  expect(files.getByRole('link', { name: `${texts.document.download} ${sheet.name}` })).toHaveAttribute(
    'download',
    sheet.name,
  );
});

test('a playlist that takes longer than a second says that it is loading', async () => {
  vi.useFakeTimers();
  await renderPart(<ClassroomSkeleton />);
  await act(() => vi.advanceTimersByTimeAsync(999));
  expect(screen.queryByText(texts.loading)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText(texts.loading)).toBeVisible();
  vi.useRealTimers();
});
