import { neededText, type TypedText, typedText } from '../typedText.ts';
import { type CustomLabel, type CustomLabelType, type LabelFault, refuseLabel, storedLabel } from './customLabel.ts';

/** A question as an administrator types it; one option a line, in both languages alike. */
export type TypedQuestion = {
  readonly id: string;
  readonly type: CustomLabelType;
  readonly label: TypedText;
  readonly isRequired: boolean;
  readonly options: TypedText;
};

export type TypedQuestions = { readonly questions: readonly TypedQuestion[] };

export const typedQuestion = ({ id, type, label, isRequired, options }: CustomLabel): TypedQuestion => ({
  ...{ id, type, isRequired },
  label: typedText(label),
  options: {
    th: options.map(({ th }) => th).join('\n'),
    en: options.some(({ en }) => en !== null) ? options.map(({ en }) => en ?? '').join('\n') : '',
  },
});

/** The questions as stored, in order. Lines without Thai text are dropped. */
export const storedQuestions = ({ questions }: TypedQuestions): readonly CustomLabel[] => questions.map(storedQuestion);

/** Problems by `questions.<number>.label.th` or `questions.<number>.options.th`. */
export function refuseQuestions({ questions }: TypedQuestions): Record<string, LabelFault> {
  const faults: Record<string, LabelFault> = {};
  questions.map(storedQuestion).forEach((question, at) => {
    const fault = refuseLabel(question);
    if (fault === null) return;
    const part = fault.startsWith('question.options') ? 'options' : 'label';
    faults[`questions.${at}.${part}.th`] = fault;
  });
  return faults;
}

function storedQuestion({ id, type, label, isRequired, options }: TypedQuestion, order: number): CustomLabel {
  const english = options.en.split('\n');
  const lines = options.th.split('\n').map((th, at) => neededText({ th, en: english[at] ?? '' }));
  const stored = {
    id,
    type,
    isRequired,
    order,
    label: neededText(label),
    options: lines.filter(({ th }) => th !== ''),
  };
  return storedLabel(stored, order);
}
