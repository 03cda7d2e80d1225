import { describe, expect, test } from 'vitest';
import { readEntry } from '../../../src/domain/typedEntry.ts';
import { writeEntry } from '../../../src/ui/dateTime/entryText.ts';

describe('a written value', () => {
  const value = '2026-02-14 21:05:09';
  const whole = { kind: 'dateTime' } as const;

  test('is in the era of the language, and read back as it was', () => {
    for (const language of ['th', 'en'] as const)
      expect(readEntry(writeEntry(value, whole, { language }), 'dateTime')).toBe(value);
    expect(writeEntry(value, whole, { language: 'th' })).toBe('14 ก.พ. 2569 21:05:09');
  });

  test('has twelve hours if the shop says so, also at midnight and noon', () => {
    const at = (time: string) => writeEntry(time, { kind: 'time' }, { language: 'en', is12Hour: true });
    expect(['21:05:09', '00:00:00', '12:00:00'].map(at)).toEqual(['9:05:09 PM', '12:00:00 AM', '12:00:00 PM']);
  });

  test('has no seconds where none are offered', () => {
    expect(writeEntry('21:05:00', { kind: 'time', options: { seconds: [0] } }, { language: 'en' })).toBe('21:05');
  });
});
