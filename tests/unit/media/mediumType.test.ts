import { expect, test } from 'vitest';
import type { MediumKind } from '../../../src/domain/media/medium.ts';
import { isPlayable, mediumTypeOf } from '../../../src/domain/media/mediumType.ts';

test.each<[MediumKind, string | null, string | null]>([
  ['video', 'video/x-m4v', 'mp4'],
  ['video', 'video/vnd.avi', 'avi'],
  ['video', 'video/MP2P', 'mpg'],
  ['video', 'video/webm', null],
  ['video', 'audio/mpeg', null],
  ['video', null, null],
  ['audio', 'audio/x-m4a', 'm4a'],
  ['picture', 'image/svg+xml', null],
  ['pdf', 'application/pdf', 'pdf'],
  ['pdf', 'application/zip', null],
  ['file', null, 'bin'],
  ['file', 'video/mp4', 'bin'],
  ['file', 'application/x-elf', null],
])('%s of %s is stored as %s', (kind, detected, extension) => {
  expect(mediumTypeOf(kind, detected)?.extension ?? null).toBe(extension);
});

test.each([
  ['video/mp4', 'AVC', 'AAC', true],
  ['video/mp4', 'AVC', null, true],
  ['video/quicktime', 'AVC', 'AAC', true],
  ['video/quicktime', 'ProRes', 'PCM', false],
  ['video/mp4', 'HEVC', 'AAC', false],
  ['video/mp4', 'AVC', 'AC-3', false],
  ['video/mp4', null, 'AAC', false],
  ['video/vnd.avi', 'AVC', 'AAC', false],
  ['video/mpeg', 'MPEG Video', 'MPEG Audio', false],
])('%s with %s and %s plays in browsers: %s', (detected, video, audio, plays) => {
  const type = mediumTypeOf('video', detected);
  expect(type !== null && isPlayable(type, { video, audio })).toBe(plays);
});

test('sounds need a codec that browsers know, and pictures and documents none', () => {
  const plays = (kind: MediumKind, detected: string, audio: string | null) => {
    const type = mediumTypeOf(kind, detected);
    return type !== null && isPlayable(type, { video: null, audio });
  };
  expect(plays('audio', 'audio/mpeg', 'MPEG Audio')).toBe(true);
  expect(plays('audio', 'audio/mp4', 'ALAC')).toBe(false);
  expect(plays('pdf', 'application/pdf', null)).toBe(true);
});
