import type { TypedText } from '../../../domain/typedText.ts';
import { shopWindowMessages } from '../../../i18n/catalogue/shopWindow.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { TextAreaField, TextField } from '../../../ui/form/TextField.tsx';
import { RichTextField } from './RichTextField.tsx';

/** One text in both languages, side by side where there is room; rich ones (`cleanRichText`) below each other. */
export function TypedTextFields({
  label,
  field,
  value,
  maximum,
  problems,
  onText,
  required = false,
  hint,
  rows = 1,
  isRich = false,
}: {
  label: string;
  /** Prefix of the problem names. */
  field: string;
  value: TypedText;
  maximum: number;
  problems: Partial<Record<string, string>>;
  onText: (text: TypedText) => void;
  required?: boolean;
  hint?: string;
  rows?: number;
  isRich?: boolean;
}) {
  const texts = useMessages(shopWindowMessages);
  const shared = { maxLength: maximum + 1, ...(hint === undefined ? {} : { hint }) };
  const inThai = {
    ...{ ...shared, label: texts.inThai(label), required, lang: 'th' as const },
    ...{ value: value.th, problem: problems[`${field}.th`], onText: (th: string) => onText({ ...value, th }) },
  };
  const inEnglish = {
    ...{ ...shared, label: texts.inEnglish(label), lang: 'en' as const },
    ...{ value: value.en, problem: problems[`${field}.en`], onText: (en: string) => onText({ ...value, en }) },
  };
  if (isRich)
    return (
      <div className="stack">
        <RichTextField {...inThai} rows={rows} />
        <RichTextField {...inEnglish} rows={rows} />
      </div>
    );
  return (
    <div className="g2">
      {rows === 1 ? <TextField {...inThai} /> : <TextAreaField {...inThai} rows={rows} />}
      {rows === 1 ? <TextField {...inEnglish} /> : <TextAreaField {...inEnglish} rows={rows} />}
    </div>
  );
}
