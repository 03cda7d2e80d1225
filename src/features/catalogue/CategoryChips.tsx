import { useQuery } from '@tanstack/react-query';
import type { ItemKind } from '../../domain/course.ts';
import { textIn } from '../../domain/localText.ts';
import { catalogueMessages } from '../../i18n/catalogue.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/Link.tsx';
import { type GroundKind, Weave } from '../../ui/Weave.tsx';
import { categoriesQuery } from './catalogueQueries.ts';
import { listAddress, plainSearch } from './listSearch.ts';
import './chips.css';

/** The categories of courses or products, each with its weave. `current` is a link path, '' stands for all. */
export function CategoryChips({ kind, current = '' }: { kind: ItemKind; current?: string }) {
  const texts = useMessages(catalogueMessages);
  const { language } = useLanguage();
  const categories = useQuery(categoriesQuery).data?.filter((category) => category.kind === kind) ?? [];
  return (
    <nav className="chips" aria-label={texts.categories}>
      <Chip to={listAddress(plainSearch(kind))} weave="lan" name={texts.everything} isCurrent={current === ''} />
      {categories.map((category) => (
        <Chip
          key={category.id}
          to={listAddress({ ...plainSearch(kind), categoryPath: category.linkPath })}
          weave={category.weave}
          name={textIn(category.name, language)}
          isCurrent={current === category.linkPath}
        />
      ))}
    </nav>
  );
}

function Chip({ to, weave, name, isCurrent }: { to: string; weave: GroundKind; name: string; isCurrent: boolean }) {
  return (
    <Link className="chip" to={to} aria-current={isCurrent ? 'true' : undefined}>
      <span className="chip-weave">
        <Weave kind={weave} />
      </span>
      {name}
    </Link>
  );
}
