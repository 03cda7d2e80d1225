import { describe, expect, test } from 'vitest';
import {
  type LeavingEvent,
  type LeavingState,
  type LeftOnDevice,
  leavingState,
  notLeaving,
} from '../../../src/features/leaving/leavingState.ts';

const empty: LeftOnDevice = { isRead: true, hasSlips: false, unsentCount: 0 };
const unsent: LeftOnDevice = { ...empty, unsentCount: 1 };
const stateAfter = (...events: readonly LeavingEvent[]): LeavingState => events.reduce(leavingState, notLeaving);
const asked = (device: LeftOnDevice): LeavingEvent => ({ type: 'asked', device });
const changed = (device: LeftOnDevice): LeavingEvent => ({ type: 'deviceChanged', device });
const does = (type: 'closed' | 'sendPressed' | 'discardAsked' | 'discardPressed' | 'leavePressed'): LeavingEvent => ({
  type,
});

describe('the question of somebody who wants to leave', () => {
  test('is not asked before the device was read', () => {
    const looking = stateAfter(asked({ ...unsent, isRead: false }));
    expect(looking.question).toBe('looking');
    expect(leavingState(looking, changed(unsent)).question).toBe('unsent');
  });

  test('is asked anyway if reading takes long, and not again when it finishes', () => {
    const late = stateAfter(asked({ ...empty, isRead: false }), { type: 'lookedLongEnough' });
    expect(late.question).toBe('leave');
    expect(leavingState(late, changed(unsent)).question).toBe('leave');
  });

  test('is first about shared slips, then about unsent reports, then about leaving', () => {
    const slips = { ...unsent, hasSlips: true };
    expect(stateAfter(asked(slips)).question).toBe('slips');
    expect(stateAfter(asked(slips), { type: 'slipsSettled', device: unsent }).question).toBe('unsent');
    expect(stateAfter(asked(slips), { type: 'slipsSettled', device: empty }).question).toBe('leave');
    expect(stateAfter(asked(empty)).question).toBe('leave');
  });

  test('goes once all was sent by itself, but not while they leave', () => {
    expect(stateAfter(asked(unsent), changed(empty)).question).toBe('leave');
    expect(stateAfter(asked(unsent), does('leavePressed'), changed(empty)).question).toBe('unsent');
  });

  test('can be closed until they leave', () => {
    expect(stateAfter(asked(empty), does('closed'))).toEqual(notLeaving);
    expect(stateAfter(asked(empty), does('leavePressed'), does('closed'))).toMatchObject({
      ...{ question: 'leave', work: 'leaving' },
    });
  });

  test('opens nothing for somebody who asked nothing', () => {
    expect(stateAfter(changed(unsent), { type: 'lookedLongEnough' })).toEqual(notLeaving);
  });
});

describe('sending before leaving', () => {
  const sending = stateAfter(asked(unsent), does('sendPressed'));
  const ended = (outcome: 'done' | 'stillSending' | 'notSent', refusedCount = 0): LeavingEvent => ({
    ...{ type: 'sendEnded', outcome, refusedCount },
  });

  test('leads to the last question once the shop has everything', () => {
    expect(leavingState(sending, ended('done'))).toMatchObject({ question: 'leave', isSending: false });
  });

  test('asks on while a report waits or was refused', () => {
    for (const end of [ended('stillSending'), ended('notSent'), ended('done', 1)])
      expect(leavingState(sending, end)).toMatchObject({ question: 'unsent', isSending: false });
    expect(leavingState(sending, ended('notSent')).sent).toBe('notSent');
    expect(leavingState(leavingState(sending, ended('notSent')), does('sendPressed')).sent).toBeNull();
  });

  test('blocks nobody, and asks nothing of a person who went another way', () => {
    const closed = leavingState(sending, does('closed'));
    expect(leavingState(closed, ended('done')).question).toBe('none');
    expect(leavingState(sending, does('leavePressed')).work).toBe('leaving');
    expect(leavingState(sending, { type: 'sendFailed' })).toMatchObject({ question: 'unsent', isSending: false });
  });
});

describe('discarding before leaving', () => {
  const discarding = stateAfter(asked(unsent), does('discardAsked'), does('discardPressed'));

  test('can be taken back at once', () => {
    expect(discarding).toMatchObject({ question: 'discard', work: 'discarding' });
    expect(leavingState(discarding, { type: 'discardTakenBack' })).toMatchObject({ question: 'unsent', work: 'none' });
  });

  test('cannot be taken back once they leave', () => {
    const leaving = leavingState(discarding, does('leavePressed'));
    expect(leavingState(leaving, { type: 'discardTakenBack' })).toBe(leaving);
  });

  test.each([
    ['isSending', 'unsent'],
    ['alreadySent', 'leave'],
  ] as const)('that the sender refuses (%s) asks %s', (why, question) => {
    expect(leavingState(discarding, { type: 'discardRefused', why })).toMatchObject({ question, work: 'none' });
  });

  test('that failed can be tried again', () => {
    expect(leavingState(discarding, { type: 'workFailed' })).toMatchObject({ question: 'discard', work: 'none' });
  });
});
