import type { LocalText } from '../../domain/localText.ts';
import { textIn } from '../../domain/localText.ts';
import { courseMessages } from '../../i18n/course.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { CoursePartSection } from './CoursePartSection.tsx';

/** The shop's own words, step by step. */
export function HowToBuy({ steps }: { steps: readonly LocalText[] }) {
  const texts = useMessages(courseMessages);
  const { language } = useLanguage();
  return (
    <CoursePartSection part="howToBuy" title={texts.howToBuy}>
      <ol className="leaf stack stack-3 read">
        {steps.map((step, place) => (
          <li className="row nowrap row-t" key={step.th}>
            <span className="tag tag-m num" aria-hidden="true">
              {place + 1}
            </span>
            <span>{textIn(step, language)}</span>
          </li>
        ))}
      </ol>
    </CoursePartSection>
  );
}
