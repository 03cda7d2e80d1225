import type { Cue } from './lessons/lesson.ts';

const clock = (seconds: number) =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;

/** The cues of one language as a WebVTT file. */
export function webVtt(cues: readonly Cue[], language: 'th' | 'en'): string {
  const blocks = cues.map((cue, index) => `${index + 1}\n${clock(cue.from)} --> ${clock(cue.to)}\n${cue[language]}\n`);
  return `WEBVTT\n\n${blocks.join('\n')}`;
}
