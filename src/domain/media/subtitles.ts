/** One subtitle with its times (ms). */
export type Cue = { readonly from: number; readonly to: number; readonly text: string };

export type SubtitlesProblem = 'subtitles.none' | 'subtitles.time' | 'subtitles.order';

/** The cues of a file, or the first problem with its line, counted from 1. */
export type ReadSubtitles =
  | { readonly kind: 'cues'; readonly cues: readonly Cue[] }
  | { readonly kind: 'problem'; readonly problem: SubtitlesProblem; readonly line: number };

const time = '(?:(\\d{1,3}):)?([0-5]?\\d):([0-5]\\d)[.,](\\d{1,3})';
const timing = new RegExp(`^\\s*${time}\\s+-->\\s+${time}(?:\\s.*)?$`);

/** Reads WebVTT or SRT. Settings, notes, styles and markup other than bold, italic and underline are dropped. */
export function readSubtitles(file: string): ReadSubtitles {
  const lines = file.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const cues: Cue[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (!line.includes('-->')) continue;
    const found = timing.exec(line);
    if (found === null) return { kind: 'problem', problem: 'subtitles.time', line: at + 1 };
    const [from, to] = [msOf(found.slice(1, 5)), msOf(found.slice(5, 9))];
    if (to <= from || from < (cues.at(-1)?.from ?? 0))
      return { kind: 'problem', problem: 'subtitles.order', line: at + 1 };
    const text = lines.slice(at + 1, endOfCue(lines, at + 1));
    const said = cleanText(text.join('\n'));
    if (said !== '') cues.push({ from, to, text: said });
  }
  return cues.length === 0 ? { kind: 'problem', problem: 'subtitles.none', line: 1 } : { kind: 'cues', cues };
}

/** The index of the next empty line. */
function endOfCue(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && lines[at]?.trim() !== '') at += 1;
  return at;
}

/** A WebVTT file of these cues. */
export const webVttOf = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${text}`), ''].join('\n\n');

const msOf = ([hours = '0', minutes = '0', seconds = '0', fraction = '0']: readonly (string | undefined)[]): number =>
  (Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) * 1_000 + Number(fraction.padEnd(3, '0'));

const two = (number: number): string => String(number).padStart(2, '0');

const timeOf = (ms: number): string =>
  `${two(Math.floor(ms / 3_600_000))}:${two(Math.floor(ms / 60_000) % 60)}:${two(Math.floor(ms / 1_000) % 60)}.${String(ms % 1_000).padStart(3, '0')}`;

/** Only simple markup stays; `-->` would begin another cue. */
const cleanText = (text: string): string =>
  text
    .replaceAll('-->', '→')
    .replace(/<(?!\/?[biu]>)[/\w][^<>\n]*>/g, '')
    .replace(/&(?!(?:\w+|#\d+);)/g, '&amp;')
    .replace(/<(?!\/?[biu]>)/g, '&lt;')
    .trim();
