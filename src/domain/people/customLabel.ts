import type { LocalText } from '../localText.ts';
import { writtenText } from '../writtenText.ts';

/** How a question of the shop is answered (specification 3). */
export const customLabelTypes = ['inputtext', 'select', 'multiple', 'checkbox', 'radio', 'image'] as const;
export type CustomLabelType = (typeof customLabelTypes)[number];

/** One question that the shop asks at registration beside its own fields. */
export type CustomLabel = {
  readonly id: string;
  readonly type: CustomLabelType;
  readonly label: LocalText;
  /** Place among the questions; smaller is earlier. */
  readonly order: number;
  readonly isRequired: boolean;
  /** What can be chosen; empty for a text and a picture. */
  readonly options: readonly LocalText[];
};

/** Longest answer in words. */
export const answerMaximum = 1_000;

/**
 * What was answered, by the id of the question: the words, the chosen options by their Thai words, or the name of an
 * uploaded picture. A question without an answer is not in it, or has an empty list.
 */
export type LabelAnswers = Readonly<Record<string, readonly string[]>>;

/** One code for each message under a question of the shop (specification 5, custom labels). */
export type LabelProblem = 'label.enter' | 'label.choose' | 'label.picture' | 'label.max' | 'label.option';

/** An answer as it is kept with the person, in the words of the question as it was asked then. */
export type StoredAnswer = {
  readonly id: string;
  readonly type: CustomLabelType;
  readonly label: LocalText;
  /** The words, the chosen options, or the name of the picture. */
  readonly values: readonly LocalText[];
};

const severalOf: readonly CustomLabelType[] = ['multiple', 'checkbox'];
const choices: readonly CustomLabelType[] = ['select', 'radio', ...severalOf];

/** Whether the answer is chosen among options. */
export const isChoice = ({ type }: Pick<CustomLabel, 'type'>): boolean => choices.includes(type);

/** Whether more than one option may be chosen. */
export const takesSeveral = ({ type }: Pick<CustomLabel, 'type'>): boolean => severalOf.includes(type);

/** What can be chosen. A check box without options is one box, and its own words are what is agreed to. */
export const optionsOf = ({ type, label, options }: CustomLabel): readonly LocalText[] =>
  type === 'checkbox' && options.length === 0 ? [label] : options;

/** The questions that can be answered, in the shop's order: a choice of nothing is not asked. */
export const askedLabels = (labels: readonly CustomLabel[]): readonly CustomLabel[] =>
  labels.filter((label) => !isChoice(label) || optionsOf(label).length > 0).toSorted((a, b) => a.order - b.order);

/** Every question whose answer is refused, with what is wrong. Answers to what is not asked are not looked at. */
export function refuseAnswers(
  labels: readonly CustomLabel[],
  answers: LabelAnswers,
): Readonly<Record<string, LabelProblem>> {
  const problems: Record<string, LabelProblem> = {};
  for (const label of askedLabels(labels)) {
    const problem = refuseAnswer(label, givenTo(label, answers));
    if (problem !== null) problems[label.id] = problem;
  }
  return problems;
}

/** What is kept of answers that nothing is wrong with; a question that was passed over leaves nothing. */
export const cachedAnswers = (labels: readonly CustomLabel[], answers: LabelAnswers): readonly StoredAnswer[] =>
  askedLabels(labels).flatMap((asked) => {
    const given = givenTo(asked, answers);
    if (given.length === 0) return [];
    const { id, type, label } = asked;
    const values = isChoice(asked)
      ? optionsOf(asked).filter(({ th }) => given.includes(th))
      : given.map((th) => ({ th, en: null }));
    return [{ id, type, label, values }];
  });

/** What was answered, without the spaces around it and without what is empty. */
const givenTo = ({ id }: CustomLabel, answers: LabelAnswers): readonly string[] =>
  (Object.hasOwn(answers, id) ? (answers[id] ?? []) : []).map((value) => value.trim()).filter((value) => value !== '');

function refuseAnswer(label: CustomLabel, given: readonly string[]): LabelProblem | null {
  if (given.length === 0) return label.isRequired ? missing(label) : null;
  if (isChoice(label)) {
    const isOffered = given.every((value) => optionsOf(label).some(({ th }) => th === value));
    return isOffered && (given.length === 1 || takesSeveral(label)) ? null : 'label.option';
  }
  if (given.length > 1) return missing(label);
  return label.type === 'inputtext' && (given[0] ?? '').length > answerMaximum ? 'label.max' : null;
}

function missing(label: CustomLabel): LabelProblem {
  if (label.type === 'image') return 'label.picture';
  return isChoice(label) ? 'label.choose' : 'label.enter';
}

/** The most questions that a shop asks, and the most options of one. */
export const labelsMaximum = 30;
export const optionsMaximum = 50;
const labelWordsMaximum = 255;

/** Why a question cannot be asked so. */
export type LabelFault =
  | 'question.label.required'
  | 'question.label.max'
  | 'question.options.required'
  | 'question.options.twice'
  | 'question.options.max';

/** What is wrong with a question that an administrator has written, or `null`. */
export function refuseLabel(label: CustomLabel): LabelFault | null {
  if (writtenText(label.label.th) === '') return 'question.label.required';
  if ([label.label, ...label.options].some(isTooLong)) return 'question.label.max';
  if (!isChoice(label)) return null;
  const names = label.options.map(({ th }) => writtenText(th));
  if (names.includes('') || (names.length === 0 && label.type !== 'checkbox')) return 'question.options.required';
  if (new Set(names).size < names.length) return 'question.options.twice';
  return names.length > optionsMaximum ? 'question.options.max' : null;
}

/** A question as it is kept: options only where they are chosen from, at this place among the others. */
export const keptLabel = (label: CustomLabel, order: number): CustomLabel => ({
  ...label,
  order,
  label: written(label.label),
  options: isChoice(label) ? label.options.map(written) : [],
});

const written = ({ th, en }: LocalText): LocalText => ({ th: writtenText(th), en: writtenText(en ?? '') || null });

const isTooLong = ({ th, en }: LocalText): boolean =>
  th.length > labelWordsMaximum || (en ?? '').length > labelWordsMaximum;
