import { describe, expect, test } from 'vitest';
import {
  isAfterDeviceDay,
  isTransferAhead,
  knownNow,
  type TransferReportDraft,
  transferAheadMaximumMs,
  transferReportProblems,
} from '../../../src/domain/order/bankTransferReport.ts';

const filled: TransferReportDraft = {
  contactName: 'สมใจ',
  originBankCode: 'KBANK',
  accountId: '1',
  amount: 199_000,
  date: '2026-02-15',
  time: '00:30:00',
  note: '',
  slipCount: 1,
};
const empty: TransferReportDraft = {
  contactName: '',
  originBankCode: '',
  accountId: '',
  amount: null,
  date: '',
  time: '',
  note: '',
  slipCount: 0,
};
const due = { amount: 199_000, slipRequired: true };
const stops = (...fields: string[]) => fields.map((field) => ({ field, stops: true }));

describe('transferReportProblems', () => {
  test('finds none in a report that is filled in', () => {
    expect(transferReportProblems(filled, due)).toEqual([]);
  });

  test('names everything that is missing, in its order', () => {
    expect(transferReportProblems(empty, due)).toEqual(
      stops('slip', 'amount', 'originBank', 'account', 'date', 'time'),
    );
  });

  test('asks for no slip where the site does not', () => {
    expect(transferReportProblems({ ...filled, slipCount: 0 }, { ...due, slipRequired: false })).toEqual([]);
  });

  test('nothing was transferred: neither slip nor amount, and a missing name does not stop', () => {
    expect(
      transferReportProblems({ ...filled, contactName: ' ', amount: null, slipCount: 0 }, { ...due, amount: 0 }),
    ).toEqual([{ field: 'contactName', stops: false }]);
  });

  test.each([0, -1])('an amount of %i is none', (amount) => {
    expect(transferReportProblems({ ...filled, amount }, due)).toEqual(stops('amount'));
  });
});

describe('the hour of a transfer', () => {
  const device = Date.parse('2026-02-14T09:00:00Z');
  const days = 86_400_000;

  test('now is the latest instant that is known to have come', () => {
    expect(knownNow({ device, serverAhead: null, placedAt: device - days })).toBe(device);
    expect(knownNow({ device, serverAhead: null, placedAt: device + 3 * days })).toBe(device + 3 * days);
    expect(knownNow({ device, serverAhead: 5 * days, placedAt: device + 3 * days })).toBe(device + 5 * days);
  });

  test('a device that runs ahead is put right by the server', () => {
    expect(knownNow({ device, serverAhead: -10 * days, placedAt: device - 11 * days })).toBe(device - 10 * days);
  });

  test('the device refuses only dates that the server’s time has shown to be in the future', () => {
    const heard = { device, serverAhead: 3 * days, placedAt: device + days };
    const latest = device + 3 * days + transferAheadMaximumMs;
    expect(isTransferAhead(latest, heard)).toBe(false);
    expect(isTransferAhead(latest + 1, heard)).toBe(true);
    expect(isTransferAhead(latest + 1, { ...heard, serverAhead: null })).toBe(false);
  });

  test('where only the device says that a day has not come, the payer is asked, and not refused', () => {
    const alone = { device, serverAhead: null, placedAt: device - days };
    expect(isAfterDeviceDay('2026-02-14', alone)).toBe(false);
    expect(isAfterDeviceDay('2026-02-15', alone)).toBe(true);
    expect(isAfterDeviceDay('', alone)).toBe(false);
    // 18:00 UTC is the next day in Bangkok.
    expect(isAfterDeviceDay('2026-02-15', { ...alone, device: device + 9 * 3_600_000 })).toBe(false);
    expect(isAfterDeviceDay('2026-02-17', { ...alone, placedAt: device + 3 * days })).toBe(false);
    expect(isAfterDeviceDay('2027-11-25', { ...alone, serverAhead: 0 })).toBe(false);
  });
});
