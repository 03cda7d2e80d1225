import { describe, expect, test } from 'vitest';
import type { FieldProblem, ReportForm } from '../../../src/features/bankTransfer/reportForm.ts';
import {
  openedReport,
  type ReportEvent,
  type ReportState,
  reportFaults,
  reportState,
  slipOf,
} from '../../../src/features/bankTransfer/reportState.ts';
import type { ReportEntry } from '../../../src/features/outbox/useReportEntries.ts';

const lying = {
  key: 'former',
  slips: [{ id: 's' }],
  problem: { fields: { contact_name: 'Too long' } },
} as unknown as ReportEntry;
const slip = { name: 'slip.jpg', type: 'image/jpeg', bytes: Uint8Array.from([1]).buffer };
const stateAfter = (opened: ReportState, ...events: readonly ReportEvent[]): ReportState =>
  events.reduce(reportState, opened);
const fresh = openedReport(null, 'k1');
const missing = (field: FieldProblem['field'], stops = true): FieldProblem => ({ field, kind: 'missing', stops });

describe('a report', () => {
  test('opens for a new one with nothing refused, and for a corrected one with its refusal and its slip on the way', () => {
    expect(fresh).toMatchObject({ step: 'editing', corrects: null, refused: {}, formerSlip: null });
    expect(openedReport(lying, 'k1')).toMatchObject({
      ...{ corrects: 'former', refused: { contactName: 'Too long' }, formerSlip: 'reading' },
    });
  });

  test('is saved and then queued, and former obstacles are not shown any more', () => {
    const stopped = stateAfter(fresh, { type: 'saving' }, { type: 'notQueued', why: 'storeFailed' });
    expect(stopped).toMatchObject({ step: 'editing', problem: 'storeFailed', key: 'k1', corrects: null });
    const saving = stateAfter(stopped, { type: 'saving' });
    expect(saving).toMatchObject({ step: 'saving', problem: null });
    expect(stateAfter(saving, { type: 'queued' }).step).toBe('queued');
  });

  test.each([
    [{}, { reason: 'Closed' }],
    [{ amount: 'Another sum' }, 'fieldsRefused'],
  ])('that the shop refused becomes another one, under another key: %o', (fields, problem) => {
    const event: ReportEvent = { type: 'refused', fields, reason: 'Closed', nextKey: 'k2' };
    const refused = stateAfter(fresh, { type: 'saving' }, { type: 'queued' }, event);
    expect(refused).toMatchObject({ step: 'editing', key: 'k2', corrects: 'k1', problem, refused: fields });
    expect(stateAfter(refused, { ...event, nextKey: 'k3' })).toMatchObject({ key: 'k3', corrects: 'k2' });
  });

  test('keeps a refused field marked until it gets another value', () => {
    const before = { contactName: 'a', amount: '1' } as ReportForm;
    const refused = stateAfter(fresh, { type: 'refusedMeanwhile', fields: { contactName: 'Too long', slip: 'Dark' } });
    expect(stateAfter(refused, { type: 'wordsChanged', before, changes: { amount: '2' } }).refused).toEqual(
      refused.refused,
    );
    expect(stateAfter(refused, { type: 'wordsChanged', before, changes: { contactName: 'b' } }).refused).toEqual({
      slip: 'Dark',
    });
    expect(stateAfter(refused, { type: 'slipChanged' }).refused).toEqual({ contactName: 'Too long' });
  });
});

describe('the slip of a report', () => {
  const opened = openedReport(lying, 'k1');

  test('is the chosen one, or else the former one', () => {
    const read = stateAfter(opened, { type: 'formerSlipRead', slip });
    expect(slipOf(read, null)).toBe(slip);
    const other = { ...slip, name: 'other.jpg' };
    expect(slipOf(read, other)).toBe(other);
    expect(slipOf(opened, null)).toBeNull();
  });

  test('that was removed does not return when the former one is read', () => {
    expect(stateAfter(opened, { type: 'slipChanged' }, { type: 'formerSlipRead', slip }).formerSlip).toBeNull();
  });

  test('stops the report while it is read, without being called a mistake', () => {
    const reading = stateAfter(fresh, { type: 'sendPressed' }, { type: 'pictureTold', picture: 'reading' });
    const { stops, told, refused } = reportFaults({ ...reading, refused: { slip: 'Dark' } }, [missing('slip')], null);
    expect({ stops, told, refused }).toEqual({ stops: true, told: [], refused: {} });
  });

  test('stops the report where it cannot be opened, or was lost and nothing chosen instead', () => {
    const unopened = stateAfter(fresh, { type: 'pictureTold', picture: 'unreadable' });
    expect(reportFaults(unopened, [], slip).problems).toEqual([{ field: 'slip', stops: true, kind: 'unopened' }]);
    const lost = stateAfter(opened, { type: 'formerSlipRead', slip: null });
    expect(reportFaults(lost, [missing('slip')], null)).toMatchObject({
      ...{ problems: [{ field: 'slip', kind: 'lost' }], told: [{ kind: 'lost' }], stops: true, isSlipLost: true },
    });
    expect(reportFaults(lost, [], slip)).toMatchObject({ problems: [], stops: false, isSlipLost: false });
  });

  test('is warned of once for each that is read', () => {
    const warned = stateAfter(fresh, { type: 'pictureTold', picture: 'reading' }, { type: 'warnedOfPicture' });
    expect(warned.isWarnedOfPicture).toBe(true);
    expect(stateAfter(warned, { type: 'pictureTold', picture: 'settled' }).isWarnedOfPicture).toBe(false);
  });
});

test('problems show once sending was tried; before that those of a field that was left', () => {
  const found: FieldProblem[] = [missing('amount'), { field: 'time', kind: 'unreadable', stops: true }];
  expect(reportFaults(fresh, found, null).told).toEqual([]);
  const left = stateAfter(fresh, { type: 'fieldLeft', field: 'time' }, { type: 'fieldLeft', field: 'amount' });
  expect(reportFaults(left, found, null).told.map(({ field }) => field)).toEqual(['time']);
  expect(reportFaults(stateAfter(fresh, { type: 'sendPressed' }), found, null).told).toEqual(found);
});
