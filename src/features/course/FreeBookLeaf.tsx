import type { FreeBook } from '../../domain/catalogue/course.ts';
import { textIn } from '../../domain/localText.ts';
import { coursePartsMessages } from '../../i18n/catalogue/courseParts.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Picture } from '../../ui/show/Picture.tsx';
import { coverSizePx, coverSizes } from '../catalogue/coverSize.ts';

/** The book that comes with the course, and how its buyer gets it. */
export function FreeBookLeaf({ book }: { book: FreeBook }) {
  const texts = useMessages(coursePartsMessages).freeBook;
  const { language } = useLanguage();
  const title = textIn(book.title, language);
  return (
    <div className="leaf row nowrap free-book">
      <Picture
        src={book.coverUrl}
        alt=""
        width={coverSizePx.width}
        height={coverSizePx.height}
        sizes={coverSizes.small}
        fallback={<span />}
      />
      <div>
        <p className="xs mut">{texts.label}</p>
        <p>
          <Link className="strong" to={links.product(book.slug)}>
            {title}
          </Link>
        </p>
        <p className="sm mut">{texts[book.delivery]}</p>
      </div>
    </div>
  );
}
