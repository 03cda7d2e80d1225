import type { Discarding } from '../../platform/outbox/discardReports.ts';
import type { SendingBeforeLeaving } from './sendBeforeLeaving.ts';

/** The device's data that decides the next question. */
export type LeftOnDevice = {
  /** The other fields are known. */
  readonly isRead: boolean;
  readonly hasSlips: boolean;
  readonly unsentCount: number;
};

/** State of leaving a shared device: the open question and the running work. */
export type LeavingState = {
  /** `none`: nobody asked to leave. `looking`: the device is being read. */
  readonly question: 'none' | 'looking' | 'slips' | 'unsent' | 'discard' | 'leave';
  /** `leaving` is final: the page reloads after it. */
  readonly work: 'none' | 'discarding' | 'leaving';
  /** Separate from `work`: a person may leave without waiting for the sending. */
  readonly isSending: boolean;
  readonly sent: SendingBeforeLeaving | null;
};

export type LeavingEvent =
  | { readonly type: 'asked' | 'deviceChanged' | 'slipsSettled'; readonly device: LeftOnDevice }
  | { readonly type: 'lookedLongEnough' | 'closed' | 'sendPressed' | 'sendFailed' }
  | { readonly type: 'sendEnded'; readonly outcome: SendingBeforeLeaving; readonly refusedCount: number }
  | { readonly type: 'discardAsked' | 'discardPressed' | 'discardTakenBack' | 'workFailed' }
  | { readonly type: 'discardRefused'; readonly why: Exclude<Discarding, 'discarded' | 'takenBack'> }
  | { readonly type: 'leavePressed' };

export const notLeaving: LeavingState = { question: 'none', work: 'none', isSending: false, sent: null };

export function leavingState(state: LeavingState, event: LeavingEvent): LeavingState {
  const { question, work } = state;
  switch (event.type) {
    case 'asked':
      return { ...state, question: firstQuestion(event.device) };
    case 'deviceChanged':
      return deviceChanged(state, event.device);
    case 'slipsSettled':
      return { ...state, question: lastQuestion(event.device) };
    case 'lookedLongEnough':
      return question === 'looking' ? { ...state, question: 'leave' } : state;
    case 'closed':
      return work === 'leaving' ? state : { ...state, question: 'none' };
    case 'sendPressed':
      return { ...state, isSending: true, sent: null };
    case 'sendFailed':
      return { ...state, isSending: false };
    case 'sendEnded': {
      // The person closed the question or chose another way, so no question follows.
      const isSettled = event.outcome === 'done' && event.refusedCount === 0 && question === 'unsent';
      return { ...state, isSending: false, sent: event.outcome, question: isSettled ? 'leave' : question };
    }
    case 'discardAsked':
      return { ...state, question: 'discard' };
    case 'discardPressed':
      return { ...state, work: 'discarding' };
    case 'discardTakenBack':
      return work === 'leaving' ? state : { ...state, question: 'unsent', work: 'none' };
    case 'workFailed':
      return { ...state, work: 'none' };
    case 'discardRefused':
      return { ...state, question: event.why === 'isSending' ? 'unsent' : 'leave', work: 'none' };
    case 'leavePressed':
      return { ...state, work: 'leaving' };
  }
}

function deviceChanged(state: LeavingState, device: LeftOnDevice): LeavingState {
  if (state.question === 'looking') return { ...state, question: firstQuestion(device) };
  // All entries were sent. The outbox also empties for a person who is leaving, without a question.
  const isSettled = state.question === 'unsent' && device.unsentCount === 0 && state.work !== 'leaving';
  return isSettled ? { ...state, question: 'leave' } : state;
}

function firstQuestion(device: LeftOnDevice): LeavingState['question'] {
  if (!device.isRead) return 'looking';
  return device.hasSlips ? 'slips' : lastQuestion(device);
}

const lastQuestion = ({ unsentCount }: LeftOnDevice): LeavingState['question'] =>
  unsentCount > 0 ? 'unsent' : 'leave';
