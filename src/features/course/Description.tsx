import { type LocalText, textIn } from '../../domain/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Icon } from '../../ui/Icon.tsx';

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

/** What somebody can do afterwards. */
export function Outcomes({ title, outcomes }: { title: string; outcomes: readonly LocalText[] }) {
  const { language } = useLanguage();
  if (outcomes.length === 0) return null;
  return (
    <div className="stack stack-3">
      <h3>{title}</h3>
      <ul className="stack stack-2 read">
        {outcomes.map((outcome) => (
          <li className="row nowrap row-t" key={outcome.th}>
            <span className="tick">
              <Icon name="check" />
            </span>
            {textIn(outcome, language)}
          </li>
        ))}
      </ul>
    </div>
  );
}
