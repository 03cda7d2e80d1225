/** Animation and text of the lessons: easing, text, and the frame. */

import type { Slide } from './lessons/lesson.ts';
import { grounds, INK, MARIGOLD, SHADE, WHITE } from './palette.ts';
import { type WeaveName, wovenGround } from './weaves.ts';

/** 0 before `start`, 1 after `start + length`, slowing down between. */
export function ramp(t: number, start: number, length = 0.6): number {
  const part = Math.min(1, Math.max(0, (t - start) / length));
  return 1 - (1 - part) ** 3;
}

export const between = (from: number, to: number, part: number) => from + (to - from) * part;

interface TextStyle {
  readonly size?: number;
  readonly weight?: number;
  readonly fill?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

export function text(x: number, y: number, words: string, style: TextStyle = {}): string {
  const { size = 22, weight = 500, fill = INK, anchor = 'middle' } = style;
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" xml:space="preserve">${escaped}</text>`;
}

/** Rises a little while it fades in at `from`, and fades out before `to`. */
export function shown(t: number, from: number, to: number, inside: string): string {
  const opacity = ramp(t, from, 0.5) * (1 - ramp(t, to - 0.4, 0.4));
  if (opacity <= 0) return '';
  const rise = between(12, 0, ramp(t, from, 0.5));
  return `<g opacity="${opacity.toFixed(3)}" transform="translate(0 ${rise.toFixed(2)})">${inside}</g>`;
}

/** The first letters of `words`, as if written from `from` on; combining marks stay with their consonant. */
export function typed(words: string, t: number, from: number, lettersPerSecond = 18): string {
  const letters = [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(words)];
  const count = Math.max(0, Math.floor((t - from) * lettersPerSecond));
  return letters
    .slice(0, count)
    .map((letter) => letter.segment)
    .join('');
}

const subjectWeaves: Record<Slide['subject'], WeaveName> = {
  data: 'khit',
  languages: 'khluen',
  accounting: 'san',
  marketing: 'phikun',
  crafts: 'kit',
  health: 'mi',
};

/** Pale leaf ground, the cord growing with the time played, the title on a leaf in the subject's colour. */
export function framed(slide: Slide, part: number, inside: string): string {
  const colour = grounds[slide.subject];
  const cordEnd = between(46, 352, part);
  return (
    `<rect width="640" height="360" fill="${WHITE}"/>` +
    `<path d="M32 0V360" stroke="${SHADE}" stroke-width="4"/>` +
    `<svg x="14" y="18" width="612" height="52"><clipPath id="leaf"><rect width="612" height="52" rx="10"/></clipPath>` +
    `<g clip-path="url(#leaf)"><rect width="612" height="52" fill="${colour}"/>` +
    `<svg x="500" width="112" height="52">${wovenGround(subjectWeaves[slide.subject], colour, 112, 52)}</svg></g></svg>` +
    `<circle cx="32" cy="44" r="8" fill="${WHITE}"/>` +
    `<path d="M32 0V${cordEnd.toFixed(1)}" stroke="${MARIGOLD}" stroke-width="4" stroke-linecap="round"/>` +
    `<circle cx="32" cy="${cordEnd.toFixed(1)}" r="6" fill="${MARIGOLD}"/>` +
    text(58, 52, slide.title, { size: 24, weight: 650, fill: '#fff', anchor: 'start' }) +
    inside
  );
}
