import type { Category } from '../../domain/catalogue/course.ts';
import { type LocalText, textIn } from '../../domain/localText.ts';
import { findingMessages } from '../../i18n/catalogue/finding.ts';
import { formatCount } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { Weave } from '../../ui/show/Weave.tsx';
import { listAddress, plainSearch } from '../catalogue/listSearch.ts';
import '../catalogue/filters/chips.css';
import './suggestions.css';

/** A category with the searched words in its name. */
export function SuggestedCategory({ category }: { category: Category }) {
  const { language } = useLanguage();
  const { kind, linkPath, weave, name, count } = category;
  return (
    <li>
      <Link className="chip" to={listAddress({ ...plainSearch(kind), categoryPath: linkPath })}>
        <span className="chip-weave">
          <Weave kind={weave} />
        </span>
        {textIn(name, language)}
        <span className="chip-count num">{formatCount(count)}</span>
      </Link>
    </li>
  );
}

/** A teacher with the searched words in the name. */
export function SuggestedTeacher({ id, name }: { id: string; name: LocalText }) {
  const texts = useMessages(findingMessages);
  const { language } = useLanguage();
  return (
    <li>
      <Link className="chip chip-plain" to={links.teacher(id)}>
        <Icon name="user" />
        <span className="vh">{texts.teachers}</span>
        {textIn(name, language)}
      </Link>
    </li>
  );
}
