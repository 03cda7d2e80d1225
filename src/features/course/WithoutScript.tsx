import { courseStateMessages } from '../../i18n/catalogue/courseStates.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';

/** A note for visitors without JavaScript, with a link to go on. */
export function WithoutScript({ words, categoryPath }: { words: string; categoryPath: string }) {
  const texts = useMessages(courseStateMessages);
  return (
    <noscript>
      <p>{words}</p>
      <p>
        <Link className="link" to={links.category(categoryPath)}>
          {texts.otherCourses}
        </Link>
      </p>
    </noscript>
  );
}
