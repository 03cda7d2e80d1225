import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { taxWireFields } from '../../contract/people/taxData.ts';
import { mayBuy, type Person } from '../../domain/people/identity.ts';
import { normaliseTaxData, noTaxData, refuseTaxData, type TaxData, type TaxField } from '../../domain/tax/taxData.ts';
import { offersTaxInvoice, offersWithholding, type TaxWish } from '../../domain/tax/taxInvoice.ts';
import type { WithholdingPercent } from '../../domain/tax/withholding.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { useDraft } from '../../ui/form/useDraft.ts';
import { taxWishDraft } from '../device/personalDrafts.ts';
import { refusedFields } from '../device/refusedFields.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { taxDataQuery } from './taxDataQuery.ts';
import { useSaveTaxData } from './useSaveTaxData.ts';
import { useTaxFaults } from './useTaxFaults.ts';

/** What the form was opened for, and so what is on once it is saved. */
type Purpose = 'invoice' | 'withholding' | 'edit';
/** What keeps a buyer from withholding: no tax data, a person's, or a company's without an invoice. */
export type WithholdingQuestion = 'none' | 'person' | 'company';

/** What a cart under a threshold cannot have. */
export type DroppedTax = 'withholding' | 'invoice';

/** A page with the form: it opens by itself only where something was typed in it. */
export type TaxPlace = 'cart' | 'checkout' | `course ${string}`;

/** As it is kept on the device until the order is made; a certificate is no more here than its name at the shop. */
export type PersistedWish = {
  /** Of whom; `null` is a guest, whose wish is taken on by the account that their order makes. */
  readonly ownerId: string | null;
  readonly wantsInvoice: boolean;
  readonly withholdingPercent: WithholdingPercent;
  /** What was saved here and not with the account. */
  readonly data: TaxData | null;
  /** What was typed on the open form; what it begins with is kept nowhere, since another window may have typed by then. */
  readonly typed: TaxData | null;
  readonly purpose: Purpose;
  /** Where it was typed; `null` where nothing was, of which a former build may have kept what the form began with. */
  readonly typedAt: TaxPlace | null;
};

/** As the form was opened on this page; nothing to begin with where something was typed before. */
type Opened = { readonly begun: TaxData | null; readonly purpose: Purpose };

const closed = { typed: null, typedAt: null };

const noWish: PersistedWish = {
  ownerId: null,
  wantsInvoice: false,
  withholdingPercent: 0,
  data: null,
  ...closed,
  purpose: 'edit',
};

/**
 * The tax invoice and the withheld tax of an order that is being made, with the form and the question on the way.
 * `place` is where they are chosen; `null` where they are only looked at. `onAsked`: an invoice was asked for, or tax to be
 * withheld.
 */
export function useTaxWish(person: Person | null, place: TaxPlace | null, onAsked?: () => void) {
  const settings = useSiteSettings();
  const draft = useDraft<PersistedWish>(taxWishDraft, () => noWish, { isOfFields: true, parts: { typed: noTaxData } });
  const isOffered = offersTaxInvoice(settings);
  const saved = useQuery({ ...taxDataQuery, enabled: isOffered && person !== null && mayBuy(person.role) });
  const { isSaving, save: saveWithAccount } = useSaveTaxData(person);
  const { faultsOf, isWaiting, tellCertificate } = useTaxFaults();
  const [isTried, setTried] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [refused, setRefused] = useState<Partial<Record<TaxField, string>>>({});
  const [question, setQuestion] = useState<WithholdingQuestion | null>(null);

  const isOwn = draft.values.ownerId === null || draft.values.ownerId === person?.id;
  const kept = isOwn ? draft.values : noWish;
  const known = kept.data ?? (person === null ? null : (saved.data ?? null));
  const data = known === null ? null : normaliseTaxData(known);
  const withholdingPercent = offersWithholding(settings) ? kept.withholdingPercent : 0;
  const isLocked = withholdingPercent > 0;
  const wantsInvoice = isOffered && (isLocked || kept.wantsInvoice);
  // What was typed on another page stands there again.
  const left = kept.typedAt === null ? null : kept.typed;
  const typed = opened !== null || kept.typedAt === place ? (left ?? opened?.begun ?? null) : null;
  const isOpen = typed !== null;
  // Another one each time that it is opened.
  const form = useMemo(() => (isOpen ? {} : null), [isOpen]);
  const shown = useRef(form);
  useEffect(() => {
    shown.current = form;
  }, [form]);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const purpose = opened?.purpose ?? kept.purpose;
  const isAsked = kept.data === null && saved.isLoading;
  const isFine = (typed: TaxData): boolean => Object.keys(refuseTaxData(typed, settings)).length === 0;
  const isComplete = data !== null && isFine(data) && !(isLocked && data.personType !== 'juristic');

  // What the form begins with is nothing that anybody typed.
  const keep = (changes: Partial<PersistedWish>, drawn = left): void =>
    draft.change({ ownerId: person?.id ?? null, ...changes }, { ...kept, typed: drawn });
  const change = (changes: Partial<PersistedWish>): void => {
    keep(changes);
    if (changes.wantsInvoice || changes.withholdingPercent) onAsked?.();
  };
  const open = (forWhat: Purpose, isForCompany: boolean): void => {
    setTried(false);
    setRefused({});
    const { firstName, lastName } = person ?? { firstName: '', lastName: '' };
    const fresh: TaxData = isForCompany
      ? { ...noTaxData, personType: 'juristic' }
      : { ...noTaxData, nameOne: firstName, nameTwo: lastName };
    const fits = (begun: TaxData | null): begun is TaxData =>
      begun !== null && (!isForCompany || begun.personType === 'juristic');
    const begun = fits(data) ? data : fresh;
    setOpened({ begun: fits(left) ? null : begun, purpose: forWhat });
    // What was typed for something else is over, and so is what a former build kept.
    if (kept.typed !== null && !fits(left)) change(closed);
  };
  const close = (changes: Partial<PersistedWish> = {}): void => {
    // It may be opened in another tab, whose form is no reason to open one here.
    setOpened(null);
    // Where nothing was typed here, another tab may have typed by now.
    change({ ...changes, ...(left !== null && closed) });
  };
  /** Closes the form and puts on what it was opened for. */
  const accept = (accepted: Pick<PersistedWish, 'data'>): void =>
    close({
      ...accepted,
      ...(purpose === 'invoice' && { wantsInvoice: true }),
      ...(purpose === 'withholding' && { withholdingPercent: 3 as const }),
    });

  return {
    // Whom the invoice is for belongs to the order: until it is known, nobody can say whether that is the one sent before.
    isReady: draft.isReady && !(wantsInvoice && isAsked),
    /** Whether the account's own data are just asked for: whoever asked for an invoice now would fill them in anew, over them. */
    isAsked,
    isOffered,
    offersWithholding: offersWithholding(settings),
    /** With withheld tax always; without it as the buyer left it. */
    wantsInvoice,
    isLocked,
    withholdingPercent,
    data: wantsInvoice ? data : null,
    isComplete,
    wish: { data: wantsInvoice && isComplete ? data : null, withholdingPercent } satisfies TaxWish,
    /** What stands on the form that is open here. */
    typed,
    isForCompany: isLocked || purpose === 'withholding',
    problems: {
      ...refused,
      ...(isTried && typed !== null ? faultsOf(typed) : {}),
    },
    isSaving,
    /** What keeps the form from being saved is only that its certificate is on its way. */
    isWaiting: typed !== null && isWaiting(typed),
    tellCertificate,
    question,

    askInvoice: (wanted: boolean): void => {
      if (wanted && !isComplete) open('invoice', false);
      else change({ wantsInvoice: wanted });
    },
    askWithholding: (percent: WithholdingPercent): void => {
      if (percent === 0 || isLocked || (wantsInvoice && isComplete && data?.personType === 'juristic')) {
        change({ withholdingPercent: percent });
      } else {
        setQuestion(data === null ? 'none' : data.personType === 'juristic' ? 'company' : 'person');
      }
    },
    answer: (agrees: boolean): void => {
      setQuestion(null);
      if (!agrees) return;
      if (question === 'company' && isComplete) change({ withholdingPercent: 3 });
      else open('withholding', true);
    },
    edit: (): void => open('edit', isLocked),
    type: (changes: Partial<TaxData>): void => {
      // A certificate goes up for a while, in which its form may have been closed, or left with the page.
      if (!isHere.current || form !== shown.current) return;
      setRefused({});
      // Nobody has filled in yet what only the other type is asked for.
      if (changes.personType !== undefined) setTried(false);
      if (typed === null) return;
      setOpened({ begun: null, purpose });
      keep({ typed: { ...typed, ...changes }, typedAt: place, purpose }, typed);
    },
    cancel: (): void => close(),
    /**
     * Keeps what is typed with the account, and with the order where that is not possible; `false`: it has faults. A form
     * that is cancelled meanwhile asks for nothing; one whose page is left was wanted.
     */
    save: async (): Promise<boolean> => {
      setTried(true);
      if (typed === null || Object.keys(faultsOf(typed)).length > 0) return false;
      const sent = normaliseTaxData(typed);
      const isWanted = () => form === shown.current;
      const outcome = await saveWithAccount(sent, isWanted);
      if (!isWanted()) return true;
      if (outcome instanceof CallFailed) setRefused(refusedFields(outcome.facts.fields, taxWireFields));
      else accept({ data: outcome === 'withAccount' ? null : sent });
      return !(outcome instanceof CallFailed);
    },
    /** Whether the order may go out; otherwise the form opens and says what is missing. */
    confirm: (): boolean => {
      if (!wantsInvoice || isComplete) return true;
      open('edit', isLocked);
      setTried(true);
      return false;
    },
    /** The shop's word on the tax data of the order that it refused. */
    refuse: (failure: CallFailed): void => {
      const problems = refusedFields(failure.facts.fields, taxWireFields);
      if (Object.keys(problems).length === 0) return;
      open('edit', isLocked);
      setRefused(problems);
    },
    /** Of what a cart that became too small does not allow any more; what was chosen of the invoice's box comes back. */
    drop: (what: DroppedTax): void =>
      keep(what === 'withholding' ? { withholdingPercent: 0 } : { wantsInvoice: false }),
  };
}
export type TaxWishOfOrder = ReturnType<typeof useTaxWish>;
