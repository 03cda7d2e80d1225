import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ItemKind } from '../../domain/catalogue/course.ts';
import { textIn } from '../../domain/localText.ts';
import { catalogueMessages } from '../../i18n/catalogue/catalogue.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { bringIntoRow } from '../../ui/page/bringIntoRow.ts';
import { Link } from '../../ui/press/Link.tsx';
import { type GroundKind, Weave } from '../../ui/show/Weave.tsx';
import { categoriesQuery } from './categoriesQuery.ts';
import { listAddress, plainSearch } from './listSearch.ts';
import './chips.css';

/**
 * The categories of courses or products with their patterns, and a link to the other kind with the same keyword.
 * `current`: a link path, '' for all. The row scrolls to the chosen one and to the focus.
 */
export function CategoryChips({
  kind,
  current = '',
  keyword = '',
}: {
  kind: ItemKind;
  current?: string;
  keyword?: string;
}) {
  const texts = useMessages(catalogueMessages);
  const { language } = useLanguage();
  const categories = useQuery(categoriesQuery).data?.filter((category) => category.kind === kind) ?? [];
  const other = kind === 'course' ? 'product' : 'course';
  const row = useRef<HTMLElement>(null);
  const known = categories.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen chip moves when the categories arrive
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-current]');
    if (row.current && chosen) bringIntoRow(row.current, chosen);
  }, [current, known]);
  return (
    <nav
      ref={row}
      className="chips"
      aria-label={texts.categories}
      onFocus={({ currentTarget, target }) => bringIntoRow(currentTarget, target)}
    >
      <Chip to={listAddress(plainSearch(kind))} weave="lan" name={texts.everything} isCurrent={current === ''} />
      <Chip to={listAddress({ ...plainSearch(other), keyword })} weave="lan" name={texts.kinds[other]} />
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

type ChipParts = { to: string; weave: GroundKind; name: string; isCurrent?: boolean };

function Chip({ to, weave, name, isCurrent = false }: ChipParts) {
  return (
    <Link className="chip" to={to} aria-current={isCurrent ? 'true' : undefined}>
      <span className="chip-weave">
        <Weave kind={weave} />
      </span>
      {name}
    </Link>
  );
}
