import { type LocalText, textIn } from '../../domain/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

/** A text whose paragraphs are parted by empty lines. */
export function Paragraphs({ text }: { text: LocalText }) {
  const { language } = useLanguage();
  const paragraphs = textIn(text, language)
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '');
  return (
    <div className="read stack stack-3 measure">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
