import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PlaybackPosition } from '../../domain/learning/playbackPosition.ts';
import { links } from '../../ui/press/links.ts';
import type { PlacedLecture } from './lectureOrder.ts';
import { startingLecture } from './startPoint.ts';

/**
 * The open lecture: the address's, else the one chosen at the start; `null` while unknown. `pressedId`: the lecture
 * that the person pressed.
 */
export function useOpenLecture(
  courseId: string,
  lectures: readonly PlacedLecture[],
  wantedId: string | null,
  start: { readonly last: PlaybackPosition | null; readonly isSettled: boolean },
) {
  const navigate = useNavigate();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [pressedId, setPressedId] = useState<string | null>(null);
  const first = chosenId === null && start.isSettled ? startingLecture(lectures, null, start.last) : null;
  const startId = chosenId ?? first?.lecture.id ?? null;
  useEffect(() => setChosenId(startId), [startId]);

  const find = (id: string | null) => lectures.find(({ lecture }) => lecture.id === id) ?? null;
  const open = (lectureId: string) => {
    setPressedId(lectureId);
    navigate(links.learn(courseId, { lecture: lectureId }), { replace: true });
  };
  return { current: start.isSettled ? (find(wantedId) ?? find(startId)) : null, pressedId, press: setPressedId, open };
}
