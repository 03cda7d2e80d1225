import { useQuery } from '@tanstack/react-query';
import { taxWireFields } from '../../contract/people/taxData.ts';
import { mayBuy, type Person } from '../../domain/people/identity.ts';
import { normaliseTaxData, noTaxData, type TaxData } from '../../domain/tax/taxData.ts';
import { offersTaxInvoice, offersWithholding, type TaxWish } from '../../domain/tax/taxInvoice.ts';
import type { WithholdingPercent } from '../../domain/tax/withholding.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { useLiveState } from '../../ui/state/useLiveState.ts';
import { taxWishDraft } from '../device/personalDrafts.ts';
import { refusedFields } from '../device/refusedFields.ts';
import { useSession } from '../session/useSession.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { taxDataQuery } from './taxDataQuery.ts';
import { type DroppedTax, noTaxForm, type TaxEvent, taxReducer, typedOn } from './taxReducer.ts';
import { effectiveWish, noWish, type PersistedWish, type TaxPlace } from './taxWish.ts';
import { useSaveTaxData } from './useSaveTaxData.ts';
import { useTaxFaults } from './useTaxFaults.ts';

/**
 * The tax invoice and the withholding of an order before it is placed. `place` is the page of the choice; `null` only
 * reads it. `onAsked` hears each choice of an invoice or of withholding.
 */
export function useTaxWish(person: Person | null, place: TaxPlace | null, onAsked?: () => void) {
  const { settings, draft, wish, effective, isAsked } = useWishSources(person);
  const { isSaving, save } = useSaveTaxData(person);
  const { faultsOf, isWaiting, tellCertificate } = useTaxFaults();
  const { state, now, set } = useLiveState(() => noTaxForm);

  const { wantsInvoice, isComplete, isLocked, withholdingPercent } = effective;
  const data = wantsInvoice ? effective.data : null;
  const typed = typedOn(state, wish, place);
  const form = state.form.name === 'editing' || state.form.name === 'saving' ? state.form : null;

  const send = (event: TaxEvent): void => {
    const { state: next, changes } = taxReducer(now(), event, { ...effective, wish, place, person });
    set(next);
    if (changes === undefined) return;
    // Initial values are not persisted; only typed ones are.
    const drawn = { ...wish, typed: changes.typed ? typed : wish.typed };
    draft.change({ ownerId: person?.id ?? null, ...changes }, drawn);
    if (changes.wantsInvoice || changes.withholdingPercent) onAsked?.();
  };
  const saveForm = async (sent: TaxData): Promise<boolean> => {
    const { turn } = now();
    const isWanted = () => now().turn === turn;
    const outcome = await save(sent, isWanted);
    const event = eventOf(outcome, sent, turn);
    send(event);
    return !(event.type === 'saveRefused' && isWanted());
  };

  return {
    // Until the data are known, this order cannot be compared with a sent one.
    isReady: draft.isReady && !(wantsInvoice && isAsked),
    /** The person or the account's data are still loading. A form that opened now would later overwrite them. */
    isAsked,
    isOffered: offersTaxInvoice(settings),
    offersWithholding: offersWithholding(settings),
    wantsInvoice,
    isLocked,
    withholdingPercent,
    data,
    isComplete,
    wish: { data: isComplete ? data : null, withholdingPercent } satisfies TaxWish,
    /** The values in the form that is open here. */
    typed,
    isForCompany: isLocked || (form?.purpose ?? wish.purpose) === 'withholding',
    problems: { ...form?.refused, ...(form?.isTried && typed !== null ? faultsOf(typed) : {}) },
    isSaving,
    /** Only an unfinished upload of the certificate keeps the form from being saved. */
    isWaiting: typed !== null && isWaiting(typed),
    tellCertificate,
    question: state.form.name === 'asking' ? state.form.question : null,
    dropped: state.dropped,

    askInvoice: (wanted: boolean): void => send({ type: 'invoiceChosen', wanted }),
    askWithholding: (percent: WithholdingPercent): void => send({ type: 'withholdingChosen', percent }),
    answer: (agrees: boolean): void => send({ type: 'answered', agrees }),
    edit: (): void => send({ type: 'opened' }),
    type: (changes: Partial<TaxData>): void => {
      if (typed === null) return;
      const isOtherType = changes.personType !== undefined;
      send({ type: 'typed', turn: state.turn, typed: { ...typed, ...changes }, isOtherType });
    },
    cancel: (): void => send({ type: 'cancelled' }),
    /** Saves with the account, or with the order alone where that is not possible. `false`: the form has faults. */
    save: async (): Promise<boolean> => {
      if (typed === null) return false;
      const isFine = Object.keys(faultsOf(typed)).length === 0;
      send({ type: 'saveTried', isFine });
      return isFine && (await saveForm(normaliseTaxData(typed)));
    },
    /** Whether the order may go out. If not, the form opens and shows its faults. */
    confirm: (): boolean => {
      if (!wantsInvoice || isComplete) return true;
      send({ type: 'foundIncomplete' });
      return false;
    },
    /** The server refused the order for its tax data. */
    refuse: (failure: CallFailed): void => {
      const problems = refusedFields(failure.facts.fields, taxWireFields);
      if (Object.keys(problems).length > 0) send({ type: 'orderRefused', problems });
    },
    drop: (what: readonly DroppedTax[]): void => send({ type: 'tooSmall', what }),
  };
}

/** The wish as the device persists it, and its effect with the account's tax data and the shop's settings. */
function useWishSources(person: Person | null) {
  const settings = useSiteSettings();
  const draft = useDraft<PersistedWish>(taxWishDraft, () => noWish, { isOfFields: true, parts: { typed: noTaxData } });
  const isUnknown = useSession().state === 'unknown';
  const isAskable = offersTaxInvoice(settings) && person !== null && mayBuy(person.role);
  const ofAccount = useQuery({ ...taxDataQuery, enabled: isAskable });
  const isOwn = draft.values.ownerId === null || draft.values.ownerId === person?.id;
  const wish = isOwn ? draft.values : noWish;
  const effective = effectiveWish(wish, ofAccount.data ?? null, person, settings);
  const isAsked = wish.data === null && (isUnknown || ofAccount.isLoading);
  return { settings, draft, wish, effective, isAsked };
}

/** The event that follows from the answer to saving `sent`. */
function eventOf(
  outcome: 'withAccount' | 'onlyWithOrder' | CallFailed,
  sent: TaxData,
  turn: number,
): Extract<TaxEvent, { type: 'saved' | 'saveRefused' }> {
  if (!(outcome instanceof CallFailed)) {
    return { type: 'saved', turn, data: outcome === 'withAccount' ? null : sent };
  }
  return { type: 'saveRefused', turn, problems: refusedFields(outcome.facts.fields, taxWireFields) };
}

export type TaxWishOfOrder = ReturnType<typeof useTaxWish>;
