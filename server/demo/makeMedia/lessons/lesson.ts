import type { Subject } from '../palette.ts';

/** One subtitle in both languages; `from` and `to` in seconds. */
export interface Cue {
  readonly from: number;
  readonly to: number;
  readonly th: string;
  readonly en: string;
}

/** A short video: picture by second, sound, and subtitles. */
export interface Lesson {
  /** Names the files: <name>.mp4, .webm, .webp, .th.vtt, .en.vtt. */
  readonly name: string;
  readonly seconds: number;
  /** The folder of a subject, in that of the films. */
  readonly folder?: string;
  /** Second whose picture becomes the poster. */
  readonly poster: number;
  /** The seconds at which the picture changes, if it stands still between them. */
  readonly stills?: readonly number[];
  readonly music: { readonly rootHz: number; readonly noteSeconds: number };
  readonly cues: readonly Cue[];
  /** Inside of a 640 × 360 SVG. What matters stays above y = 290, where subtitles begin. */
  draw(seconds: number): string;
}

/** The frame that all lessons share. */
export interface Slide {
  readonly subject: Subject;
  readonly title: string;
}
