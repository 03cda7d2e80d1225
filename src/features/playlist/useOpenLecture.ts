import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlaybackPosition } from '../../domain/learning/playbackPosition.ts';
import { links } from '../../ui/press/links.ts';
import type { PlacedLecture } from './lectureOrder.ts';
import { startingLecture } from './startPoint.ts';

/**
 * The lecture that is open: the address's, else the one chosen once at the start; `null` while that is not known.
 * `pressedId` is the one that the person asked for by a press.
 */
export function useOpenLecture(
  courseId: string,
  lectures: readonly PlacedLecture[],
  wantedId: string | null,
  start: { readonly last: PlaybackPosition | null; readonly isSettled: boolean },
) {
  const navigate = useNavigate();
  const [startId, setStartId] = useState<string | null>(null);
  const [pressedId, setPressedId] = useState<string | null>(null);
  const first = startId === null && start.isSettled ? startingLecture(lectures, null, start.last) : null;
  if (first) setStartId(first.lecture.id);

  const find = (id: string | null) => lectures.find(({ lecture }) => lecture.id === id) ?? null;
  const open = (lectureId: string) => {
    setPressedId(lectureId);
    navigate(links.learn(courseId, { lecture: lectureId }), { replace: true });
  };
  return { current: start.isSettled ? (find(wantedId) ?? find(startId)) : null, pressedId, press: setPressedId, open };
}
