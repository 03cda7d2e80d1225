import { useRef } from 'react';
import { pageEditingMessages } from '../../../i18n/catalogue/pageEditing.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import { insertMarkup, type Markup } from './insertMarkup.ts';
import { PictureButton } from './PictureButton.tsx';

const tools = ['heading', 'bold', 'list', 'link'] as const;

/** A rich text field: plain typing, and buttons that insert the supported markup. */
export function RichTextField({
  label,
  hint,
  problem,
  required = false,
  lang,
  rows = 12,
  maxLength,
  value,
  onText,
}: {
  label: string;
  hint?: string | undefined;
  problem: string | undefined;
  required?: boolean;
  lang: 'th' | 'en';
  rows?: number;
  maxLength?: number;
  value: string;
  onText: (text: string) => void;
}) {
  const texts = useMessages(pageEditingMessages);
  const area = useRef<HTMLTextAreaElement>(null);
  const put = (markup: Markup) => {
    const field = area.current;
    if (!field) return;
    const put = insertMarkup({ text: field.value, start: field.selectionStart, end: field.selectionEnd }, markup);
    onText(put.text);
    // After the new text is in the field.
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(put.start, put.end);
    });
  };
  return (
    <div className="stack stack-2">
      <div className="row" role="toolbar" aria-label={`${texts.tools.label} · ${label}`}>
        {tools.map((kind) => (
          <Button key={kind} kind="quiet" small onClick={() => put({ kind, words: texts.samples[kind] })}>
            {texts.tools[kind]}
          </Button>
        ))}
        <PictureButton
          label={texts.tools.picture}
          sending={texts.uploading}
          onPicture={({ address, width, height }) =>
            put({ kind: 'picture', words: texts.samples.picture, address, size: { width, height } })
          }
        />
      </div>
      <FormField label={label} {...(hint !== undefined && { hint })} problem={problem} required={required}>
        {(control) => (
          <textarea
            {...control}
            ref={area}
            className="in"
            {...{ rows, lang, maxLength }}
            value={value}
            onChange={(event) => onText(event.target.value)}
          />
        )}
      </FormField>
    </div>
  );
}
