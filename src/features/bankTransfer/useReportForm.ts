import { useEffect, useRef, useState } from 'react';
import {
  isAfterDeviceDay,
  type KnownClock,
  knownNow,
  type TransferReportDraft,
  type TransferReportField,
} from '../../domain/order/bankTransferReport.ts';
import { formatBangkokDate } from '../../domain/time.ts';
import { outboxMessages } from '../../i18n/buying/outbox.ts';
import { reportMessages } from '../../i18n/buying/report.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { reportDefect } from '../../platform/net/reportDefect.ts';
import { readSlip } from '../../platform/outbox/outboxStore.ts';
import type { SlipBytes } from '../../platform/outbox/queueReport.ts';
import { type Draft, useDraft } from '../../ui/form/useDraft.ts';
import type { PictureState } from '../../ui/form/usePictureReading.ts';
import { editDraftName, editSlipDraftName } from '../outbox/editDraftName.ts';
import type { ReportEntry, ReportSubject } from '../outbox/useReportEntries.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { type RefusedFields, refusedOfReport, stillRefused } from './refusedOfReport.ts';
import { reportDraftName } from './reportDraftName.ts';
import {
  type FieldProblem,
  formOfReport,
  newReportForm,
  problemsOf,
  problemsToTell,
  type ReportForm,
  understood,
  whenNow,
  withoutProblemOfSlip,
  withSlipFault,
} from './reportForm.ts';
import { type SlipDraft, slipDraftName } from './slipDraft.ts';
import { useServerClock } from './useServerClock.ts';

/**
 * The report's form, its slip with it, kept on the device until it is queued. Its `Idempotency-Key` is made when the form
 * opens and never kept with the draft: one that was left behind would bear the key of a report that has gone out.
 */
export function useReportForm(subject: ReportSubject, mends: ReportEntry | null) {
  const { language } = useLanguage();
  const { slipRequired } = useSiteSettings();
  const texts = useMessages(reportMessages);
  const { slipLost } = useMessages(outboxMessages);
  const clock: KnownClock = { device: Date.now(), serverAhead: useServerClock(), placedAt: subject.placedAt };
  const [opened] = useState(clock);
  const heard = useLastHeard(clock.serverAhead);
  // The report on this device that the form changes: what it began with, and then each that it sent and was refused.
  const [edited, setEdited] = useState(mends?.key ?? null);
  const kept = useDraft<ReportForm>(edited ? editDraftName(edited) : reportDraftName(subject.orderId), () =>
    mends ? formOfReport(mends.draft.report, language) : newReportForm(subject, knownNow(opened), language),
  );
  const draft = useRightHour(kept, knownNow(opened), knownNow({ ...opened, serverAhead: heard }));
  const slipName = edited ? editSlipDraftName(edited) : slipDraftName(subject.orderId);
  const slipDraft = useDraft<SlipDraft>(slipName, () => ({ slip: null }));
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isTried, setTried] = useState(false);
  const [left, setLeft] = useState<readonly TransferReportField[]>([]);
  const [refused, setRefused] = useState(() => refusedOfReport(mends?.problem?.fields));
  useRefusedMeanwhile(mends, setRefused);
  const [slipState, tellSlip] = useState<PictureState>('settled');
  const ofEntry = useSlipOfEntry(mends);
  useCarriedOver(edited, draft, slipDraft);

  const form = draft.values;
  const slip = slipDraft.values.slip ?? ofEntry.slip;
  const isSlipLost = slip === null && ofEntry.isLost;
  const found = problemsOf(form, slip === null ? 0 : 1, { amount: subject.due, slipRequired }, clock);
  const isReading = slipState === 'reading';
  const slipFault = slipState === 'unreadable' ? 'unopened' : isSlipLost ? 'lost' : null;
  const told = slipFault === null ? found : withSlipFault(found, slipFault);
  const problems = isReading ? withoutProblemOfSlip(found) : told;

  const sentenceOf = ({ field, kind }: FieldProblem): string => {
    if (kind === 'lost') return slipLost;
    if (kind === 'unopened') return texts.slipUnreadable;
    if (kind === 'missing') return texts.problems[field];
    if (kind === 'future') return texts.dateFuture;
    if (kind === 'negative') return texts.notNegative;
    if (field === 'amount') return texts.notNumeric;
    return field === 'date' ? texts.dateInvalid : texts.timeInvalid;
  };
  const { slip: _, ...refusedBeside } = refused;
  const refusedNow = isReading ? refusedBeside : refused;
  const shown: Partial<Record<TransferReportField, string>> = { ...refusedNow };
  for (const problem of problemsToTell(problems, { isTried, left })) shown[problem.field] = sentenceOf(problem);

  return {
    key,
    form,
    slip,
    slipRequired,
    /** Today, where the server has told the hour; a day that the device alone believes in bars none. */
    latestDay: clock.serverAhead === null ? undefined : formatBangkokDate(knownNow(clock)),
    /** The device alone says that the day has not come: the payer is asked whether it is right, and not held up. */
    isDayAfterDevice: isAfterDeviceDay(understood(form, 0).date, clock),
    problems: shown,
    /** How many have to be mended before it can go, once it was to be sent; above the form, not while it is filled in. */
    toMend: Object.keys(isTried ? shown : refusedNow).length,
    /** Its slip is waited for, too: without it the report would go out as one that never had any. */
    isReady: draft.isReady && slipDraft.isReady && !ofEntry.isReading,
    /** The slip that it had cannot be read, and none has taken its place or was chosen to. */
    isSlipLost: isSlipLost && slipState === 'settled',
    /** Another is made smaller: nothing goes with the former one, or none, unnoticed. */
    isSlipOnItsWay: isReading,
    tellSlip,
    change: (changes: Partial<ReportForm>) => {
      // Whoever only walks through its fields changes nothing.
      if ((Object.keys(changes) as (keyof ReportForm)[]).every((name) => changes[name] === form[name])) return;
      setRefused(stillRefused(refused, form, changes));
      draft.change(slip === null ? changes : { ...changes, isHourGiven: false });
    },
    /** What cannot be read in it is told from now on. */
    leave: (field: TransferReportField) => setLeft((before) => [...new Set([...before, field])]),
    changeSlip: (next: SlipBytes | null) => {
      setRefused(({ slip: _, ...others }) => others);
      ofEntry.takeOut();
      // Whoever has a slip has transferred: the hour stands from now on.
      if (next !== null) draft.change({ isHourGiven: false });
      slipDraft.change({ slip: next });
    },
    /**
     * The server refused these fields: from now on it is another report, so it goes out under another key, and what is
     * typed is a draft of the one that was refused, as if that were opened to be mended.
     */
    refuse: (fields: RefusedFields) => {
      setRefused(fields);
      setEdited(key);
      setKey(crypto.randomUUID());
    },
    /** Shows every problem, and tells their sentences; the report when none of them stops and no slip is on its way. */
    check: (): { readonly report: TransferReportDraft | null; readonly sentences: readonly string[] } => {
      setTried(true);
      const stops = isReading || problems.some((problem) => problem.stops);
      return { report: stops ? null : understood(form, slip === null ? 0 : 1), sentences: problems.map(sentenceOf) };
    },
    /** The device forgets what was typed, the screen keeps it. */
    forget: async () => {
      // Both at once: whoever opens it again reads neither.
      await Promise.all([draft.forget(), slipDraft.forget()]);
    },
  };
}

/** One that waited may be refused while its form is open, which tells it then. */
function useRefusedMeanwhile(mends: ReportEntry | null, tell: (fields: RefusedFields) => void): void {
  const isRefused = mends?.state === 'failed';
  const [wasRefused, setWasRefused] = useState(isRefused);
  if (isRefused === wasRefused) return;
  setWasRefused(isRefused);
  if (isRefused) tell(refusedOfReport(mends.problem?.fields));
}

/** What stands in the form goes along where its drafts are another report's from now on, the hour that was sent with it; under the former name it goes. */
function useCarriedOver(edited: string | null, draft: Draft<ReportForm>, slipDraft: Draft<SlipDraft>): void {
  const of = useRef({ edited, draft, slipDraft });
  useEffect(() => {
    const former = of.current;
    of.current = { edited, draft, slipDraft };
    if (former.edited === edited) return;
    draft.change({ isHourGiven: false });
    slipDraft.change({});
    for (const each of [former.draft, former.slipDraft]) {
      each.forget().catch((defect: unknown) => reportDefect(defect, 'draft of a report'));
    }
  }, [edited, draft, slipDraft]);
}

/** The slip of a report that is mended, until another is chosen. Held, and written into no draft by being looked at. */
function useSlipOfEntry(mends: ReportEntry | null) {
  const [stored] = useState(mends?.slips[0]);
  const [slip, setSlip] = useState<SlipBytes | 'reading' | 'lost' | null>(stored ? 'reading' : null);
  useEffect(() => {
    if (!stored) return;
    const { id, fileName: name, type } = stored;
    readSlip(id).then(
      (bytes) => setSlip(bytes?.byteLength === stored.bytes ? { name, type, bytes } : 'lost'),
      () => setSlip('lost'),
    );
  }, [stored]);
  return {
    slip: typeof slip === 'string' ? null : slip,
    isReading: slip === 'reading',
    isLost: slip === 'lost',
    takeOut: () => setSlip(null),
  };
}

/** What the server told last while the form was open: after a phone has slept it is not known any more (`serverClock.ts`). */
function useLastHeard(serverAhead: number | null): number | null {
  const [heard, setHeard] = useState(serverAhead);
  if (serverAhead !== null && serverAhead !== heard) setHeard(serverAhead);
  return serverAhead ?? heard;
}

/**
 * The hour stands as it was put in, or else is that of the opening as far as it is known by now. Whoever began before they
 * transferred, or on a wrong clock, finds none that they never gave.
 */
function useRightHour(draft: Draft<ReportForm>, began: number, right: number): Draft<ReportForm> {
  const { language } = useLanguage();
  const { values, change } = draft;
  const first = whenNow(began, language);
  const isGiven = values.isHourGiven ?? (values.date === first.date && values.time === first.time);
  if (!isGiven) return draft;
  const hour = whenNow(right, language);
  return {
    ...draft,
    values: { ...values, ...hour },
    change: (changes, drawn) =>
      change({ ...hour, isHourGiven: !('date' in changes || 'time' in changes), ...changes }, drawn),
  };
}
