import { textIn } from '../../domain/localText.ts';
import { type CustomLabel, isChoice, optionsOf, takesSeveral } from '../../domain/people/customLabel.ts';
import { registrationMessages } from '../../i18n/people/registration.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CheckGroup } from '../../ui/form/CheckGroup.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { OnePicture } from './OnePicture.tsx';
import { questionField } from './registrationFields.ts';
import type { ShopQuestions } from './useShopQuestions.ts';
import type { UnreadPictures } from './useUnreadPictures.ts';

type Props = {
  labels: readonly CustomLabel[];
  questions: ShopQuestions;
  unread: UnreadPictures;
  /** Sentences by the form's field. */
  problems: Readonly<Record<string, string>>;
};

/** The shop's own questions, each of the six types with its control. */
export const QuestionFields = ({ labels, ...rest }: Props) =>
  labels.map((label) => <QuestionField key={label.id} label={label} {...rest} />);

function QuestionField({ label, questions, unread, problems }: Omit<Props, 'labels'> & { label: CustomLabel }) {
  const { language } = useLanguage();
  const { id, type, isRequired } = label;
  const field = questionField(id);
  const problem = problems[field];
  if (type === 'image') {
    const common = { label: textIn(label.label, language), required: isRequired, problem };
    return <OnePicture {...common} field={field} questions={questions} unread={unread} />;
  }
  const given = questions.answers[id] ?? [];
  return (
    <AnswerField label={label} given={given} problem={problem} onAnswer={(values) => questions.answer(id, values)} />
  );
}

type AnswerProps = {
  /** Any question but for a picture. */
  label: CustomLabel;
  given: readonly string[];
  problem: string | undefined;
  onAnswer: (values: readonly string[]) => void;
};

/** The control of a question that is answered by words or choices. */
export function AnswerField({ label, given, problem, onAnswer }: AnswerProps) {
  const texts = useMessages(registrationMessages);
  const { language } = useLanguage();
  const { id, type, isRequired } = label;
  const words = textIn(label.label, language);
  const common = { label: words, required: isRequired, problem };
  const choices = optionsOf(label).map((option) => ({ value: option.th, label: textIn(option, language) }));
  if (type === 'select') {
    return (
      <SelectField
        {...common}
        placeholder={texts.chooseOne}
        choices={choices}
        value={given[0] ?? ''}
        onText={(value) => onAnswer(value === '' ? [] : [value])}
      />
    );
  }
  if (!isChoice(label)) {
    return (
      <TextField {...common} name={questionField(id)} value={given[0] ?? ''} onText={(text) => onAnswer([text])} />
    );
  }
  return (
    <CheckGroup
      legend={words}
      choices={choices}
      chosen={given}
      several={takesSeveral(label)}
      required={isRequired}
      requiredWord={texts.mustAnswer}
      problem={problem}
      onChoose={onAnswer}
    />
  );
}
