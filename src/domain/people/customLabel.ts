import type { LocalText } from '../localText.ts';
import { writtenText } from '../writtenText.ts';

/** The answer types of the shop's questions (specification 3). */
export const customLabelTypes = ['inputtext', 'select', 'multiple', 'checkbox', 'radio', 'image'] as const;
export type CustomLabelType = (typeof customLabelTypes)[number];

/** A question that the shop asks at registration. */
export type CustomLabel = {
  readonly id: string;
  readonly type: CustomLabelType;
  readonly label: LocalText;
  /** Place among the questions; smaller is earlier. */
  readonly order: number;
  readonly isRequired: boolean;
  /** The options; empty for a text or a picture. */
  readonly options: readonly LocalText[];
};

/** Longest answer in characters. */
export const answerMaximum = 1_000;

/**
 * Answers by question id: a text, the chosen options by their Thai text, or the name of an uploaded picture. An
 * unanswered question is absent or empty.
 */
export type LabelAnswers = Readonly<Record<string, readonly string[]>>;

/** One code for each message under a question (specification 5, custom labels). */
export type LabelProblem = 'label.enter' | 'label.choose' | 'label.picture' | 'label.max' | 'label.option';

/** An answer as stored with the person, with the question's text at that time. */
export type StoredAnswer = {
  readonly id: string;
  readonly type: CustomLabelType;
  readonly label: LocalText;
  /** The text, the chosen options, or the picture's name. */
  readonly values: readonly LocalText[];
};

const severalOf: readonly CustomLabelType[] = ['multiple', 'checkbox'];
const choices: readonly CustomLabelType[] = ['select', 'radio', ...severalOf];

/** Whether the answer is chosen among options. */
export const isChoice = ({ type }: Pick<CustomLabel, 'type'>): boolean => choices.includes(type);

/** Whether several options may be chosen. */
export const takesSeveral = ({ type }: Pick<CustomLabel, 'type'>): boolean => severalOf.includes(type);

/** The options of a question. A check box without options is one box with the question as its text. */
export const optionsOf = ({ type, label, options }: CustomLabel): readonly LocalText[] =>
  type === 'checkbox' && options.length === 0 ? [label] : options;

/** The questions that can be answered, in order; a choice without options is not asked. */
export const askedLabels = (labels: readonly CustomLabel[]): readonly CustomLabel[] =>
  labels.filter((label) => !isChoice(label) || optionsOf(label).length > 0).toSorted((a, b) => a.order - b.order);

/** Problems by question. Answers to questions that are not asked are ignored. */
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

/** Valid answers as stored; a skipped question stores nothing. */
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

/** Trimmed answers without empty ones. */
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

/** Most questions of a shop, and most options of a question. */
export const labelsMaximum = 30;
const optionsMaximum = 50;
const labelWordsMaximum = 255;

/** A problem of a question's definition. */
export type LabelFault =
  | 'question.label.required'
  | 'question.label.max'
  | 'question.options.required'
  | 'question.options.twice'
  | 'question.options.max';

/** The problem of a typed question, or `null`. */
export function refuseLabel(label: CustomLabel): LabelFault | null {
  if (writtenText(label.label.th) === '') return 'question.label.required';
  if ([label.label, ...label.options].some(isTooLong)) return 'question.label.max';
  if (!isChoice(label)) return null;
  const names = label.options.map(({ th }) => writtenText(th));
  if (names.includes('') || (names.length === 0 && label.type !== 'checkbox')) return 'question.options.required';
  if (new Set(names).size < names.length) return 'question.options.twice';
  return names.length > optionsMaximum ? 'question.options.max' : null;
}

/** A question as stored: options only for choices, with its place in the list. */
export const storedLabel = (label: CustomLabel, order: number): CustomLabel => ({
  ...label,
  order,
  label: written(label.label),
  options: isChoice(label) ? label.options.map(written) : [],
});

const written = ({ th, en }: LocalText): LocalText => ({ th: writtenText(th), en: writtenText(en ?? '') || null });

const isTooLong = ({ th, en }: LocalText): boolean =>
  th.length > labelWordsMaximum || (en ?? '').length > labelWordsMaximum;
