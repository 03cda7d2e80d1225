import { describe, expect, test } from 'vitest';
import type { Medium } from '../../../src/domain/media/medium.ts';
import {
  isUnderWay,
  reduceUploads,
  speedOf,
  timeLeft,
  type UploadEntry,
  type UploadEvent,
} from '../../../src/features/administration/media/uploadList.ts';

const chosen: UploadEvent = { type: 'chosen', upload: { id: 'a', name: 'film.mp4', kind: 'video', bytes: 1_000 } };
const medium = { id: 'm1' } as Medium;
const sent = (at: number, bytes: number): UploadEvent => ({ type: 'progressed', id: 'a', sent: bytes, at });

function uploadAfter(...events: readonly UploadEvent[]): UploadEntry {
  const [upload] = [chosen, ...events].reduce<readonly UploadEntry[]>(reduceUploads, []);
  if (upload === undefined) throw new Error('No upload');
  return upload;
}

describe('an upload', () => {
  test('is checked, sent, taken and done', () => {
    expect(uploadAfter().phase).toBe('checking');
    expect(uploadAfter(sent(0, 10))).toMatchObject({ phase: 'sending', sent: 10 });
    expect(uploadAfter({ type: 'sent', id: 'a' })).toMatchObject({ phase: 'taking', sent: 1_000 });
    expect(uploadAfter({ type: 'taken', id: 'a', medium })).toMatchObject({ phase: 'done', medium });
  });

  test('stays paused, whatever was still on its way', () => {
    const paused = uploadAfter(sent(0, 10), { type: 'paused', id: 'a' }, sent(5, 20), { type: 'waited', id: 'a' });
    expect(paused).toMatchObject({ phase: 'paused', sent: 10 });
    expect(uploadAfter({ type: 'paused', id: 'a' }, { type: 'resumed', id: 'a' }).phase).toBe('sending');
  });

  test('waits for the shop and goes on', () => {
    expect(uploadAfter(sent(0, 10), { type: 'waited', id: 'a' }).phase).toBe('waiting');
    expect(uploadAfter({ type: 'waited', id: 'a' }, sent(9, 20)).phase).toBe('sending');
  });

  test('changes no more once it has ended', () => {
    const failed: UploadEvent = { type: 'failed', id: 'a', problem: 'storage' };
    expect(uploadAfter(failed, sent(1, 20), { type: 'taken', id: 'a', medium })).toMatchObject({
      phase: 'failed',
      sent: 0,
    });
    expect(isUnderWay(uploadAfter(failed))).toBe(false);
    expect(isUnderWay(uploadAfter({ type: 'paused', id: 'a' }))).toBe(true);
  });

  test('leaves the list when it is dismissed, and the others stay', () => {
    const both = [chosen, { ...chosen, upload: { ...chosen.upload, id: 'b' } } as UploadEvent].reduce<
      readonly UploadEntry[]
    >(reduceUploads, []);
    expect(reduceUploads(both, { type: 'dismissed', id: 'a' }).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('its speed', () => {
  test('is known after a second, from the last ten seconds only', () => {
    expect(speedOf(uploadAfter(sent(0, 0), sent(900, 90)))).toBeNull();
    expect(speedOf(uploadAfter(sent(0, 0), sent(2_000, 200)))).toBe(100);
    expect(speedOf(uploadAfter(sent(0, 0), sent(20_000, 500), sent(21_000, 510)))).toBe(10);
  });

  test('tells the time that is left, unless nothing moves', () => {
    expect(timeLeft(uploadAfter(sent(0, 0), sent(2_000, 200)))).toBe(8_000);
    expect(timeLeft(uploadAfter(sent(0, 10), sent(2_000, 10)))).toBeNull();
    expect(timeLeft(uploadAfter(sent(0, 0), sent(2_000, 200), { type: 'waited', id: 'a' }))).toBeNull();
  });
});
