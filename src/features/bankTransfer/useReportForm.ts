import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react';
import {
  isAfterDeviceDay,
  type KnownClock,
  knownNow,
  type TransferReportField,
  transferAheadMaximumMs,
} from '../../domain/order/bankTransferReport.ts';
import { formatBangkokDate } from '../../domain/time.ts';
import { readSlip } from '../../platform/outbox/outboxStore.ts';
import type { SlipBytes } from '../../platform/outbox/queueReport.ts';
import type { PictureState } from '../../ui/form/usePictureReading.ts';
import { useServerClock } from '../../ui/page/useServerClock.ts';
import type { ReportEntry, ReportSubject } from '../outbox/useReportEntries.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { refusedOfReport } from './refusedOfReport.ts';
import { type KnownAccounts, problemsOf, type ReportForm, understood, withKnown } from './reportForm.ts';
import { openedReport, type ReportEvent, reportFaults, reportState, slipOf } from './reportState.ts';
import { useProblemWords } from './useProblemWords.ts';
import { useReportDrafts } from './useReportDrafts.ts';
import { useSlipQr } from './useSlipQr.ts';

/** The form of a report with its problems. The values are persisted until it is queued. */
export function useReportForm(subject: ReportSubject, corrected: ReportEntry | null, known: KnownAccounts) {
  const { slipRequired } = useSiteSettings();
  const sentenceOf = useProblemWords();
  const clock: KnownClock = { device: Date.now(), serverAhead: useServerClock(), placedAt: subject.placedAt };
  const [opened] = useState(clock);
  const [state, tell] = useReducer(reportState, null, () => openedReport(corrected, crypto.randomUUID()));
  useNews(corrected, clock.serverAhead, tell);
  const drafts = useReportDrafts(subject, corrected, state.corrects, {
    opened,
    serverAhead: clock.serverAhead ?? state.lastServerAhead,
  });
  const chosen = drafts.slip.values.slip;
  const slip = slipOf(state, chosen);
  const slipQr = useSlipQr(slip);
  const form = withKnown(drafts.words.values, known, slipQr);
  const slipCount = slip === null ? 0 : 1;
  const found = problemsOf(form, slipCount, { amount: subject.due, slipRequired }, clock);
  const { problems, told, refused, stops, isSlipLost } = reportFaults(state, found, chosen);
  const shown: Partial<Record<TransferReportField, string>> = {
    ...refused,
    ...Object.fromEntries(told.map((problem) => [problem.field, sentenceOf(problem)])),
  };

  return {
    state,
    tell,
    form,
    slip,
    slipQr,
    slipRequired,
    /** The last accepted day, `YYYY-MM-DD`, if the server has told the time. The device's clock alone limits no date. */
    latestDay: clock.serverAhead === null ? undefined : formatBangkokDate(knownNow(clock) + transferAheadMaximumMs),
    now: knownNow(clock),
    /** The day lies in the future by the device's clock only: the payer is asked to check it, and not stopped. */
    isDayAfterDevice: isAfterDeviceDay(understood(form, 0).date, clock),
    problems: shown,
    /** Number of fields to correct. The form shows it after the first try. */
    toMend: Object.keys(state.isTried ? shown : refused).length,
    /** The drafts and the former slip are read. Sending earlier would lose the slip. */
    isReady: drafts.isReady && state.formerSlip !== 'reading',
    isSlipLost,
    isSlipOnItsWay: state.picture === 'reading',
    tellSlip: usePictureTold(tell),
    change: (changes: Partial<ReportForm>) => {
      // Focus and blur alone change nothing.
      if ((Object.keys(changes) as (keyof ReportForm)[]).every((name) => changes[name] === form[name])) return;
      tell({ type: 'wordsChanged', before: form, changes });
      drafts.words.change(slip === null ? changes : { ...changes, isHourGiven: false });
    },
    leave: (field: TransferReportField) => tell({ type: 'fieldLeft', field }),
    changeSlip: (next: SlipBytes | null) => {
      tell({ type: 'slipChanged' });
      // A slip proves the transfer, so date and time are fixed from now on.
      if (next !== null) drafts.words.change({ isHourGiven: false });
      drafts.slip.change({ slip: next });
    },
    /** Shows all problems. Returns the report if nothing stops it, and the number of problems. */
    check: () => {
      tell({ type: 'sendPressed' });
      return { report: stops ? null : understood(form, slipCount), faultCount: problems.length };
    },
    forget: drafts.forget,
  };
}

/** External news for the form: the server's clock, the former slip, a refusal of the corrected report. */
function useNews(corrected: ReportEntry | null, serverAhead: number | null, tell: (event: ReportEvent) => void): void {
  useEffect(() => {
    if (serverAhead !== null) tell({ type: 'serverHeard', ahead: serverAhead });
  }, [serverAhead, tell]);
  const isRefused = corrected?.state === 'failed';
  const tellRefusal = useEffectEvent(() =>
    tell({ type: 'refusedMeanwhile', fields: refusedOfReport(corrected?.problem?.fields) }),
  );
  useEffect(() => {
    if (isRefused) tellRefusal();
  }, [isRefused]);
  const [stored] = useState(corrected?.slips[0]);
  useEffect(() => {
    if (!stored) return;
    const { id, fileName: name, type } = stored;
    readSlip(id).then(
      (bytes) =>
        tell({ type: 'formerSlipRead', slip: bytes?.byteLength === stored.bytes ? { name, type, bytes } : null }),
      () => tell({ type: 'formerSlipRead', slip: null }),
    );
  }, [stored, tell]);
}

/** The state of the picture field, passed on by a stable function. */
const usePictureTold = (tell: (event: ReportEvent) => void) =>
  useCallback((picture: PictureState) => tell({ type: 'pictureTold', picture }), [tell]);
