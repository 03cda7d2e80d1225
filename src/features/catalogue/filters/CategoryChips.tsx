import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ItemKind, WeaveKind } from '../../../domain/catalogue/course.ts';
import { textIn } from '../../../domain/localText.ts';
import { catalogueMessages } from '../../../i18n/catalogue/catalogue.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { bringIntoRow } from '../../../ui/page/bringIntoRow.ts';
import { Link } from '../../../ui/press/Link.tsx';
import { Weave } from '../../../ui/show/Weave.tsx';
import { categoriesQuery } from '../categoriesQuery.ts';
import { kindAddress, type ListedKind } from '../listedKind.ts';
import { listAddress, plainSearch } from '../listSearch.ts';
import { useItemList } from '../useItemList.ts';
import './chips.css';

const kinds: readonly ItemKind[] = ['course', 'product'];

/**
 * Links to everything, to each kind, and to the categories of the kind with their patterns. A keyword goes along to the
 * kinds, with the number of its finds. `current`: a link path, '' for the whole kind, `null` for none of them. The row
 * scrolls to the chosen one and to the focus.
 */
export function CategoryChips({
  kind,
  current = null,
  keyword = '',
}: {
  kind: ListedKind;
  current?: string | null;
  keyword?: string;
}) {
  const texts = useMessages(catalogueMessages);
  const { language } = useLanguage();
  const categories = useQuery(categoriesQuery).data ?? [];
  const row = useRef<HTMLElement>(null);
  const known = categories.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen chip moves when the categories arrive
  useEffect(() => {
    const chosen = row.current?.querySelector('[aria-current]');
    if (row.current && chosen) bringIntoRow(row.current, chosen);
  }, [current, known]);
  const isWhole = (of: ListedKind) => kind === of && current === '';
  return (
    <nav
      ref={row}
      className="chips"
      aria-label={texts.categories}
      onFocus={({ currentTarget, target }) => bringIntoRow(currentTarget, target)}
    >
      <Chip to={kindAddress('all', keyword)} isCurrent={isWhole('all')}>
        {texts.everything}
      </Chip>
      {kinds.map((each) => (
        <Chip key={each} to={kindAddress(each, keyword)} isCurrent={isWhole(each)}>
          {texts.kinds[each]}
          {keyword !== '' && <FoundCount kind={each} keyword={keyword} />}
        </Chip>
      ))}
      {categories
        .filter((category) => kind === 'all' || category.kind === kind)
        .map((category) => (
          <Chip
            key={category.id}
            to={listAddress({ ...plainSearch(category.kind), categoryPath: category.linkPath })}
            weave={category.weave}
            isCurrent={current === category.linkPath}
          >
            {textIn(category.name, language)}
          </Chip>
        ))}
    </nav>
  );
}

/** The number of exact finds of a kind. */
function FoundCount({ kind, keyword }: { kind: ItemKind; keyword: string }) {
  const view = useItemList({ ...plainSearch(kind), keyword });
  // Close finds are listed, but none of them is exact: a count would contradict the list or the note above it.
  if (view.state !== 'ready' || view.isOld || view.foundAs !== undefined) return null;
  return <span className="chip-count num">{formatCount(view.total)}</span>;
}

type ChipParts = { to: string; weave?: WeaveKind; isCurrent: boolean; children: ReactNode };

function Chip({ to, weave, isCurrent, children }: ChipParts) {
  return (
    <Link className={weave ? 'chip' : 'chip chip-plain'} to={to} aria-current={isCurrent ? 'true' : undefined}>
      {weave && (
        <span className="chip-weave">
          <Weave kind={weave} />
        </span>
      )}
      {children}
    </Link>
  );
}
