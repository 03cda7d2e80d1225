import { useCallback, useEffect, useEffectEvent, useReducer, useState } from 'react';
import {
  isAfterDeviceDay,
  type KnownClock,
  knownNow,
  type TransferReportField,
} from '../../domain/order/bankTransferReport.ts';
import { formatBangkokDate } from '../../domain/time.ts';
import { readSlip } from '../../platform/outbox/outboxStore.ts';
import type { SlipBytes } from '../../platform/outbox/queueReport.ts';
import type { PictureState } from '../../ui/form/usePictureReading.ts';
import type { ReportEntry, ReportSubject } from '../outbox/useReportEntries.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { refusedOfReport } from './refusedOfReport.ts';
import { problemsOf, type ReportForm, understood } from './reportForm.ts';
import { openedReport, type ReportEvent, reportFaults, reportState, slipOf } from './reportState.ts';
import { useProblemWords } from './useProblemWords.ts';
import { useReportDrafts } from './useReportDrafts.ts';
import { useServerClock } from './useServerClock.ts';

/** The form of a report: what is typed, persisted until it is queued, and what is wrong with it. */
export function useReportForm(subject: ReportSubject, corrected: ReportEntry | null) {
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
  const form = drafts.words.values;
  const chosen = drafts.slip.values.slip;
  const slip = slipOf(state, chosen);
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
    slipRequired,
    /** Today, `YYYY-MM-DD`, if the server has told the time. A day that only the device knows bars no date. */
    latestDay: clock.serverAhead === null ? undefined : formatBangkokDate(knownNow(clock)),
    /** Only the device says that the day has not come: the payer is asked whether it is right, and not stopped. */
    isDayAfterDevice: isAfterDeviceDay(understood(form, 0).date, clock),
    problems: shown,
    /** Number of fields to correct; the form tells it after the first try, not while it is filled in. */
    toMend: Object.keys(state.isTried ? shown : refused).length,
    /** The drafts and the former slip are read. Before that, the report would go out without its slip. */
    isReady: drafts.isReady && state.formerSlip !== 'reading',
    isSlipLost,
    isSlipOnItsWay: state.picture === 'reading',
    tellSlip: usePictureTold(tell),
    change: (changes: Partial<ReportForm>) => {
      // Walking through the fields changes nothing.
      if ((Object.keys(changes) as (keyof ReportForm)[]).every((name) => changes[name] === form[name])) return;
      tell({ type: 'wordsChanged', before: form, changes });
      drafts.words.change(slip === null ? changes : { ...changes, isHourGiven: false });
    },
    leave: (field: TransferReportField) => tell({ type: 'fieldLeft', field }),
    changeSlip: (next: SlipBytes | null) => {
      tell({ type: 'slipChanged' });
      // A slip proves that the money was sent, so the time stands from now on.
      if (next !== null) drafts.words.change({ isHourGiven: false });
      drafts.slip.change({ slip: next });
    },
    /** Shows every problem. Returns the report if nothing stops it, and the sentences of its problems. */
    check: () => {
      tell({ type: 'sendPressed' });
      return { report: stops ? null : understood(form, slipCount), sentences: problems.map(sentenceOf) };
    },
    forget: drafts.forget,
  };
}

/** What the form hears from outside: the server's clock, the former slip, a refusal of the report that it corrects. */
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

/** Passes on the state of the picture field; the same function each time, as the field asks for. */
const usePictureTold = (tell: (event: ReportEvent) => void) =>
  useCallback((picture: PictureState) => tell({ type: 'pictureTold', picture }), [tell]);
