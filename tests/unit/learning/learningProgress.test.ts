import { describe, expect, test } from 'vitest';
import type { Playlist, PlaylistLecture } from '../../../src/domain/learning/playlist.ts';
import type { WatchedInterval } from '../../../src/domain/learning/progress.ts';
import { joinProgress } from '../../../src/features/playlist/learningProgress.ts';
import { lectureAfter, lecturesInOrder } from '../../../src/features/playlist/lectureOrder.ts';
import { startingLecture, startingSecond } from '../../../src/features/playlist/startPoint.ts';

const film = { mp4Url: '/f.mp4', webmUrl: null, posterUrl: null, subtitles: [] };
const lecture = (id: string, changes: Partial<PlaylistLecture> = {}): PlaylistLecture => ({
  id,
  name: { th: id, en: null },
  isPreview: false,
  durationSeconds: 100,
  contentType: 'video',
  text: null,
  video: film,
  file: null,
  linkUrl: null,
  files: [],
  ...changes,
});
const playlistOf = (...sections: PlaylistLecture[][]): Playlist => ({
  courseId: '1',
  slug: '1-course',
  title: { th: 'คอร์ส', en: null },
  hasAccess: true,
  sections: sections.map((lectures, place) => ({
    id: `s${place}`,
    name: { th: 'หมวด', en: null },
    location: null,
    lectures,
  })),
});
const lectures = lecturesInOrder(playlistOf([lecture('a'), lecture('b')], [lecture('c')]));
const plain = lectures.map((placed) => placed.lecture);
const watched = (lectureId: string, from: number, to: number, recordedAt: number): WatchedInterval => ({
  lectureId,
  from,
  to,
  recordedAt,
  deviceId: 'phone',
});
const place = (lectureId: string, seconds: number, recordedAt = 1) => ({
  lectureId,
  seconds,
  visitSeconds: seconds,
  recordedAt,
  deviceId: '',
});

describe('lectures in order', () => {
  test('numbers run through the course, sections have their own', () => {
    expect(lectures.map(({ lecture: { id }, sectionNumber, number }) => [id, sectionNumber, number])).toEqual([
      ['a', 1, 1],
      ['b', 1, 2],
      ['c', 2, 3],
    ]);
    expect(lectureAfter(lectures, 'b')?.lecture.id).toBe('c');
    expect(lectureAfter(lectures, 'c')).toBeNull();
    expect(lectureAfter(lectures, 'gone')).toBeNull();
  });
});

describe('where a visit begins', () => {
  test('the requested lecture comes before the last one', () => {
    expect(startingLecture(lectures, 'c', place('a', 40))?.lecture.id).toBe('c');
    expect(startingLecture(lectures, 'gone', place('b', 40))?.lecture.id).toBe('b');
  });
  test('after the ending of a lecture it is the next, after the last the last', () => {
    expect(startingLecture(lectures, null, place('a', 99))?.lecture.id).toBe('b');
    expect(startingLecture(lectures, null, place('c', 99))?.lecture.id).toBe('c');
  });
  test('a newcomer begins with what may be watched', () => {
    const shut = lecturesInOrder(playlistOf([lecture('a', { video: null }), lecture('b')]));
    expect(startingLecture(shut, null, null)?.lecture.id).toBe('b');
    expect(startingLecture([], null, null)).toBeNull();
  });
  test('a lecture continues at its second, and from the start once its end was watched', () => {
    const [first] = lectures;
    expect(startingSecond(first!, place('a', 42.5))).toBe(42.5);
    expect(startingSecond(first!, place('a', 95))).toBe(0);
    expect(startingSecond(first!, null)).toBe(0);
  });
});

describe('progress of server and device', () => {
  const known = {
    percentDone: 40,
    finishedLectureIds: ['a'],
    positions: [{ lectureId: 'b', position: 20, furthest: 20, recordedAt: 1_000 }],
  };
  const last = { sectionId: 's0', lectureId: 'b', position: 20, furthest: 20, recordedAt: 1_000 };

  test('without a network the device alone knows the place and the tick', () => {
    const progress = joinProgress({
      lectures: plain,
      known: null,
      last: null,
      deviceLog: [watched('a', 0, 100, 500), watched('b', 0, 30, 900)],
    });
    expect([...progress.finishedIds]).toEqual(['a']);
    expect(progress.percentDone).toBe(43);
    expect(progress.last).toMatchObject({ lectureId: 'b', seconds: 30 });
  });

  test('the place that was reached later wins, whichever side knows it', () => {
    const ahead = joinProgress({ lectures: plain, known, last, deviceLog: [watched('b', 20, 61, 2_000)] });
    expect(ahead.positions.get('b')?.seconds).toBe(61);
    expect(ahead.last?.seconds).toBe(61);
    const behind = joinProgress({ lectures: plain, known, last, deviceLog: [watched('b', 50, 90, 400)] });
    expect(behind.positions.get('b')?.seconds).toBe(20);
    expect(behind.last?.seconds).toBe(20);
  });

  test('a glance on this device does not take the place of another one', () => {
    const progress = joinProgress({ lectures: plain, known, last, deviceLog: [watched('c', 0, 3, 5_000)] });
    expect(progress.last).toMatchObject({ lectureId: 'b', seconds: 20 });
  });

  test('the percent that the server told never falls', () => {
    const progress = joinProgress({ lectures: plain, known, last, deviceLog: [] });
    expect(progress.percentDone).toBe(40);
    expect(progress.finishedIds.has('a')).toBe(true);
  });
});
