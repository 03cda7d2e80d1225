import { expect, test } from 'vitest';
import { readSubtitles, webVttOf } from '../../../src/domain/media/subtitles.ts';

const converted = (file: string): string => {
  const read = readSubtitles(file);
  if (read.kind === 'problem') throw new Error(`${read.problem} at ${read.line}`);
  return webVttOf(read.cues);
};

test('an SRT file becomes WebVTT, with its lines and without its numbers', () => {
  expect(
    converted(
      '\ufeff1\r\n00:00:01,5 --> 01:02:03,045\r\nสวัสดี\r\nHello\r\n\r\n2\r\n01:02:04,000 --> 01:02:05,000\r\nBye',
    ),
  ).toBe('WEBVTT\n\n00:00:01.500 --> 01:02:03.045\nสวัสดี\nHello\n\n01:02:04.000 --> 01:02:05.000\nBye\n\n');
});

test('a WebVTT file keeps its words only: no notes, styles, settings or regions', () => {
  const file =
    'WEBVTT - title\n\nNOTE a note\n\nSTYLE\n::cue { color: red }\n\nname\n00:01.000 --> 00:02.000 line:0\n<v Ann>Hi <b>you</b>';
  expect(converted(file)).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nHi <b>you</b>\n\n');
});

test.each([
  ['<script>alert(1)</script>5 < 6 & 7', 'alert(1)5 &lt; 6 &amp; 7'],
  ['a &amp; b &lt;i', 'a &amp; b &lt;i'],
  ['<i>left open', '<i>left open'],
])('the text %j is written as %j', (typed, written) => {
  expect(converted(`00:01.000 --> 00:02.000\n${typed}`)).toContain(`\n${written}\n`);
});

test.each([
  ['', 'subtitles.none', 1],
  ['WEBVTT\n\nno times at all', 'subtitles.none', 1],
  ['00:01.000 --> 00:02.000\n \n', 'subtitles.none', 1],
  ['WEBVTT\n\n00:61:00.000 --> 00:62:00.000\na', 'subtitles.time', 3],
  ['00:01.000 --> later\na', 'subtitles.time', 1],
  ['00:02.000 --> 00:02.000\na', 'subtitles.order', 1],
  ['00:05.000 --> 00:06.000\na\n\n00:01.000 --> 00:02.000\nb', 'subtitles.order', 4],
])('%j has a problem: %s in line %i', (file, problem, line) => {
  expect(readSubtitles(file)).toEqual({ kind: 'problem', problem, line });
});

test('a long file is read in a moment', () => {
  const two = (n: number) => String(n).padStart(2, '0');
  const cues = Array.from(
    { length: 3_500 },
    (_, at) =>
      `${two(Math.floor(at / 60))}:${two(at % 60)}.000 --> ${two(Math.floor(at / 60))}:${two(at % 60)}.900\n${at}`,
  );
  const before = performance.now();
  expect(readSubtitles(cues.join('\n\n'))).toMatchObject({ kind: 'cues' });
  expect(performance.now() - before).toBeLessThan(1_000);
});
