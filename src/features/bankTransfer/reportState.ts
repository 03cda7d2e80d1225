import type { TransferReportField } from '../../domain/order/bankTransferReport.ts';
import type { SlipBytes } from '../../platform/outbox/queueReport.ts';
import type { PictureState } from '../../ui/form/usePictureReading.ts';
import type { ReportEntry } from '../outbox/useReportEntries.ts';
import { type RefusedFields, refusedOfReport, stillRefused } from './refusedOfReport.ts';
import type { FieldProblem, ReportForm, SlipFault } from './reportForm.ts';
import { problemsToTell, withoutProblemOfSlip, withSlipFault } from './reportForm.ts';

/** Why nothing was queued: the store failed, or the report to replace cannot be replaced now. */
type NotQueued = 'storeHung' | 'storeFailed' | 'mayHaveArrived' | 'isSending';

/** State of the report form, except the typed values, which are a draft. */
export type ReportState = {
  /** `saving`: into the outbox. `queued`: safe on the device, the shop's answer is awaited. */
  readonly step: 'editing' | 'saving' | 'queued';
  /**
   * Idempotency key of the next report. It is not persisted: a later report must not carry the key of one that was
   * sent.
   */
  readonly key: string;
  /** Key of the report on this device that this form corrects: the one it opened with, then each that was refused. */
  readonly corrects: string | null;
  readonly problem: NotQueued | { readonly reason: string } | 'fieldsRefused' | null;
  /** Sending was tried, so all problems show. */
  readonly isTried: boolean;
  readonly leftFields: readonly TransferReportField[];
  readonly refused: RefusedFields;
  /** The picture chosen last: `reading` while it is made smaller. */
  readonly picture: PictureState;
  /** The slip of the corrected report, until another takes its place. */
  readonly formerSlip: SlipBytes | 'reading' | 'lost' | null;
  /** The person knows that leaving loses the picture that is still read. */
  readonly isWarnedOfPicture: boolean;
  /** How far the server's clock was ahead when it was last heard (ms). It outlives a sleep of the phone. */
  readonly lastServerAhead: number | null;
};

export type ReportEvent =
  | { readonly type: 'sendPressed' }
  | { readonly type: 'saving' }
  | { readonly type: 'queued' }
  | { readonly type: 'notQueued'; readonly why: NotQueued }
  | { readonly type: 'refused'; readonly fields: RefusedFields; readonly reason: string; readonly nextKey: string }
  /** The corrected report was waiting and was refused while the form was open. */
  | { readonly type: 'refusedMeanwhile'; readonly fields: RefusedFields }
  | { readonly type: 'wordsChanged'; readonly before: ReportForm; readonly changes: Partial<ReportForm> }
  | { readonly type: 'fieldLeft'; readonly field: TransferReportField }
  | { readonly type: 'slipChanged' }
  | { readonly type: 'pictureTold'; readonly picture: PictureState }
  | { readonly type: 'formerSlipRead'; readonly slip: SlipBytes | null }
  | { readonly type: 'warnedOfPicture' }
  | { readonly type: 'serverHeard'; readonly ahead: number };

/** The form as it opens, for a new report or to correct one on this device. */
export const openedReport = (corrected: ReportEntry | null, key: string): ReportState => ({
  step: 'editing',
  key,
  corrects: corrected?.key ?? null,
  problem: null,
  isTried: false,
  leftFields: [],
  refused: refusedOfReport(corrected?.problem?.fields),
  picture: 'settled',
  formerSlip: corrected?.slips[0] ? 'reading' : null,
  isWarnedOfPicture: false,
  lastServerAhead: null,
});

export function reportState(state: ReportState, event: ReportEvent): ReportState {
  switch (event.type) {
    case 'sendPressed':
      return { ...state, isTried: true };
    case 'saving':
      return { ...state, step: 'saving', problem: null };
    case 'queued':
      return { ...state, step: 'queued' };
    case 'notQueued':
      return { ...state, step: 'editing', problem: event.why };
    case 'refused':
      return refusedReport(state, event);
    case 'refusedMeanwhile':
      return { ...state, refused: event.fields };
    case 'wordsChanged':
      return { ...state, refused: stillRefused(state.refused, event.before, event.changes) };
    case 'fieldLeft':
      return { ...state, leftFields: [...new Set([...state.leftFields, event.field])] };
    case 'slipChanged':
      return { ...state, refused: withoutSlip(state.refused), formerSlip: null };
    case 'pictureTold':
      return {
        ...state,
        picture: event.picture,
        isWarnedOfPicture: event.picture === 'reading' && state.isWarnedOfPicture,
      };
    case 'formerSlipRead':
      return state.formerSlip === 'reading' ? { ...state, formerSlip: event.slip ?? 'lost' } : state;
    case 'warnedOfPicture':
      return { ...state, isWarnedOfPicture: true };
    case 'serverHeard':
      return { ...state, lastServerAhead: event.ahead };
  }
}

/** After a refusal the form makes a new report: with a new key, correcting the refused one. */
const refusedReport = (
  state: ReportState,
  { fields, reason, nextKey }: Extract<ReportEvent, { type: 'refused' }>,
): ReportState => ({
  ...state,
  step: 'editing',
  key: nextKey,
  corrects: state.key,
  problem: Object.keys(fields).length > 0 ? 'fieldsRefused' : { reason },
  refused: fields,
});

const withoutSlip = ({ slip: _, ...others }: RefusedFields): RefusedFields => others;

/** The slip that goes out: the chosen one, or the one of the corrected report. */
export const slipOf = ({ formerSlip }: ReportState, chosen: SlipBytes | null): SlipBytes | null =>
  chosen ?? (typeof formerSlip === 'string' ? null : formerSlip);

/** The problems of the report. `found`: problems of the form. `chosen`: the slip that was chosen. */
export function reportFaults(state: ReportState, found: readonly FieldProblem[], chosen: SlipBytes | null) {
  const isReading = state.picture === 'reading';
  const isLost = chosen === null && state.formerSlip === 'lost';
  const fault: SlipFault | null = state.picture === 'unreadable' ? 'unopened' : isLost ? 'lost' : null;
  const faulty = fault === null ? found : withSlipFault(found, fault);
  const problems = isReading ? withoutProblemOfSlip(found) : faulty;
  return {
    problems,
    /** The problems to show now. */
    told: problemsToTell(problems, { isTried: state.isTried, left: state.leftFields }),
    refused: isReading ? withoutSlip(state.refused) : state.refused,
    /** Stops the report. So does a picture that is still read: the report would go out with the former slip or none. */
    stops: isReading || problems.some((problem) => problem.stops),
    /** The former slip is unreadable, and no other was chosen. */
    isSlipLost: isLost && state.picture === 'settled',
  };
}
