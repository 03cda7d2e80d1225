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
  const texts = useMessages(registrationMessages);
  const { language } = useLanguage();
  const { id, type, isRequired } = label;
  const field = questionField(id);
  const given = questions.answers[id] ?? [];
  const words = textIn(label.label, language);
  const common = { label: words, required: isRequired, problem: problems[field] };
  const answer = (values: readonly string[]) => questions.answer(id, values);
  const choices = optionsOf(label).map((option) => ({ value: option.th, label: textIn(option, language) }));

  if (type === 'image') return <OnePicture {...common} field={field} questions={questions} unread={unread} />;
  if (type === 'select') {
    return (
      <SelectField
        {...common}
        placeholder={texts.chooseOne}
        choices={choices}
        value={given[0] ?? ''}
        onText={(value) => answer(value === '' ? [] : [value])}
      />
    );
  }
  if (!isChoice(label)) {
    return <TextField {...common} name={field} value={given[0] ?? ''} onText={(text) => answer([text])} />;
  }
  return (
    <CheckGroup
      legend={words}
      choices={choices}
      chosen={given}
      several={takesSeveral(label)}
      required={isRequired}
      requiredWord={texts.mustAnswer}
      problem={problems[field]}
      onChoose={answer}
    />
  );
}
