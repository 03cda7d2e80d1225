import type { Person } from '../../domain/people/identity.ts';
import { noTaxData, type TaxData, type TaxField } from '../../domain/tax/taxData.ts';
import type { WithholdingPercent } from '../../domain/tax/withholding.ts';
import { type EffectiveWish, noTypedForm, type PersistedWish, type TaxPlace, type TaxPurpose } from './taxWish.ts';

/** The obstacle to withholding: no tax data, a person's, or a company's without an invoice. */
export type WithholdingQuestion = 'none' | 'person' | 'company';

/** A choice that a cart under its threshold loses. */
export type DroppedTax = 'withholding' | 'invoice';

type TaxProblems = Partial<Record<TaxField, string>>;

type TaxForm =
  | { readonly name: 'closed' }
  | { readonly name: 'asking'; readonly question: WithholdingQuestion }
  | {
      readonly name: 'editing' | 'saving';
      /** The initial values; `null` if the form shows persisted ones. */
      readonly begun: TaxData | null;
      readonly purpose: TaxPurpose;
      /** Saving was tried, so the form shows its faults. */
      readonly isTried: boolean;
      /** Sentences of the server. */
      readonly refused: TaxProblems;
    };

/** The tax choice of one page, beside the wish that the device persists. */
export type TaxState = {
  readonly form: TaxForm;
  /** Changes as the form opens and closes. Answers for an earlier turn are ignored. */
  readonly turn: number;
  /** Shown as notices until it is chosen again. */
  readonly dropped: readonly DroppedTax[];
};

export const noTaxForm: TaxState = { form: { name: 'closed' }, turn: 0, dropped: [] };

export type TaxEvent =
  | { readonly type: 'invoiceChosen'; readonly wanted: boolean }
  | { readonly type: 'withholdingChosen'; readonly percent: WithholdingPercent }
  | { readonly type: 'answered'; readonly agrees: boolean }
  | { readonly type: 'opened' }
  /** `typed`: the whole current form. */
  | {
      readonly type: 'typed';
      readonly turn: number;
      readonly typed: TaxData;
      readonly isOtherType: boolean;
    }
  | { readonly type: 'cancelled' }
  | { readonly type: 'saveTried'; readonly isFine: boolean }
  /** `data`: what goes with the order only; `null` where the account has it. */
  | { readonly type: 'saved'; readonly turn: number; readonly data: TaxData | null }
  | { readonly type: 'saveRefused'; readonly turn: number; readonly problems: TaxProblems }
  /** The order cannot go out, because its tax data are incomplete. */
  | { readonly type: 'foundIncomplete' }
  | { readonly type: 'orderRefused'; readonly problems: TaxProblems }
  | { readonly type: 'tooSmall'; readonly what: readonly DroppedTax[] };

/** Facts beside the state. `wish` is `noWish` where the persisted one is another person's. */
export type TaxFacts = EffectiveWish & {
  readonly wish: PersistedWish;
  readonly place: TaxPlace | null;
  readonly person: Pick<Person, 'firstName' | 'lastName'> | null;
};

/** The next state, and the changes to persist. */
export type TaxStep = { readonly state: TaxState; readonly changes?: Partial<PersistedWish> };

/** The values in the open form; `null` where no form is open here. */
export function typedOn({ form }: TaxState, { typed, typedAt }: PersistedWish, place: TaxPlace | null): TaxData | null {
  if (form.name === 'editing' || form.name === 'saving') return typed ?? form.begun;
  return typedAt === place ? typed : null;
}

/** Decides every choice of tax invoice and withholding, and their form. */
export function taxReducer(state: TaxState, event: TaxEvent, facts: TaxFacts): TaxStep {
  switch (event.type) {
    case 'invoiceChosen':
      return event.wanted && !facts.isComplete
        ? opened(state, facts, 'invoice')
        : chosen(state, { wantsInvoice: event.wanted });
    case 'withholdingChosen':
      return withholdingChosen(state, event.percent, facts);
    case 'answered':
      return answered(state, event.agrees, facts);
    case 'opened':
      return opened(state, facts, 'edit');
    case 'typed':
      return event.turn === state.turn && typedOn(state, facts.wish, facts.place) !== null
        ? typed(state, event, facts)
        : { state };
    case 'cancelled':
      return closed(state, facts, {});
    case 'saveTried':
      return { state: { ...state, form: { ...formOf(state, facts), name: nameWhen(event.isFine), isTried: true } } };
    case 'saved':
      return event.turn === state.turn
        ? closed(state, facts, { data: event.data, ...wishOf(formOf(state, facts).purpose) })
        : { state };
    case 'saveRefused':
      return event.turn === state.turn
        ? { state: { ...state, form: { ...formOf(state, facts), name: 'editing', refused: event.problems } } }
        : { state };
    case 'foundIncomplete':
      return withForm(opened(state, facts, 'edit'), { isTried: true });
    case 'orderRefused':
      return withForm(opened(state, facts, 'edit'), { refused: event.problems });
    case 'tooSmall':
      return dropped(state, event.what);
  }
}

const nameWhen = (isFine: boolean): OpenForm['name'] => (isFine ? 'saving' : 'editing');

type OpenForm = Extract<TaxForm, { name: 'editing' | 'saving' }>;

/** The open form; one that was typed before this page was opened has begun without a press. */
const formOf = ({ form }: TaxState, { wish }: TaxFacts): OpenForm =>
  form.name === 'editing' || form.name === 'saving'
    ? form
    : { name: 'editing', begun: null, purpose: wish.purpose, isTried: false, refused: {} };

const withForm = (step: TaxStep, changes: Partial<OpenForm>): TaxStep =>
  step.state.form.name === 'editing'
    ? { ...step, state: { ...step.state, form: { ...step.state.form, ...changes } } }
    : step;

const wishOf = (purpose: TaxPurpose): Partial<PersistedWish> => ({
  ...(purpose === 'invoice' && { wantsInvoice: true }),
  ...(purpose === 'withholding' && { withholdingPercent: 3 }),
});

function opened(state: TaxState, facts: TaxFacts, purpose: TaxPurpose): TaxStep {
  const { wish, data, person } = facts;
  const isForCompany = purpose === 'withholding' || (purpose === 'edit' && facts.isLocked);
  const fits = (begun: TaxData | null): begun is TaxData =>
    begun !== null && (!isForCompany || begun.personType === 'juristic');
  const { firstName, lastName } = person ?? { firstName: '', lastName: '' };
  const fresh: TaxData = isForCompany
    ? { ...noTaxData, personType: 'juristic' }
    : { ...noTaxData, nameOne: firstName, nameTwo: lastName };
  const begun = fits(wish.typed) ? null : fits(data) ? data : fresh;
  const form: OpenForm = { name: 'editing', begun, purpose, isTried: false, refused: {} };
  const next = { ...state, turn: state.turn + 1, form };
  // Text typed for another purpose is dropped.
  return wish.typed !== null && begun !== null ? { state: next, changes: noTypedForm } : { state: next };
}

function closed(state: TaxState, { wish }: TaxFacts, changes: Partial<PersistedWish>): TaxStep {
  // If nothing was typed here, another tab may have typed.
  const all = { ...changes, ...(wish.typed !== null && noTypedForm) };
  return chosen({ ...state, turn: state.turn + 1, form: { name: 'closed' } }, all);
}

/** A chosen invoice or withholding ends the notice that it was dropped. */
function chosen(state: TaxState, changes: Partial<PersistedWish>): TaxStep {
  const isWithheld = (changes.withholdingPercent ?? 0) > 0;
  const isChosen = { withholding: isWithheld, invoice: isWithheld || changes.wantsInvoice === true };
  return { state: { ...state, dropped: state.dropped.filter((what) => !isChosen[what]) }, changes };
}

function withholdingChosen(state: TaxState, percent: WithholdingPercent, facts: TaxFacts): TaxStep {
  const { data } = facts;
  const isCompany = data?.personType === 'juristic';
  if (percent === 0 || facts.isLocked || (facts.wantsInvoice && facts.isComplete && isCompany)) {
    return chosen(state, { withholdingPercent: percent });
  }
  const question = data === null ? 'none' : isCompany ? 'company' : 'person';
  return { state: { ...state, form: { name: 'asking', question } } };
}

function answered(state: TaxState, agrees: boolean, facts: TaxFacts): TaxStep {
  const { form } = state;
  if (form.name !== 'asking') return { state };
  const after: TaxState = { ...state, form: { name: 'closed' } };
  if (!agrees) return { state: after };
  if (form.question === 'company' && facts.isComplete) return chosen(after, { withholdingPercent: 3 });
  return opened(after, facts, 'withholding');
}

function typed(state: TaxState, event: Extract<TaxEvent, { type: 'typed' }>, facts: TaxFacts): TaxStep {
  const form = formOf(state, facts);
  // The fields of the other type are still empty.
  const isTried = form.isTried && !event.isOtherType;
  return {
    state: { ...state, form: { ...form, begun: null, isTried, refused: {} } },
    changes: { typed: event.typed, typedAt: facts.place, purpose: form.purpose },
  };
}

/** The invoice's own box comes back as it was left once no tax is withheld. */
function dropped(state: TaxState, what: readonly DroppedTax[]): TaxStep {
  return {
    state: { ...state, dropped: [...state.dropped.filter((before) => !what.includes(before)), ...what] },
    changes: {
      ...(what.includes('withholding') && { withholdingPercent: 0 }),
      ...(what.includes('invoice') && { wantsInvoice: false }),
    },
  };
}
