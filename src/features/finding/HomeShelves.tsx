import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { textIn } from '../../domain/localText.ts';
import { shelfSize } from '../../domain/site/interfaceConstants.ts';
import { findingMessages } from '../../i18n/catalogue/finding.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { bringIntoRow } from '../../ui/page/bringIntoRow.ts';
import { Weave } from '../../ui/show/Weave.tsx';
import { categoriesQuery } from '../catalogue/categoriesQuery.ts';
import { ItemShelf } from '../catalogue/ItemShelf.tsx';
import { plainSearch } from '../catalogue/listSearch.ts';
import '../catalogue/filters/chips.css';

const newest = { ...plainSearch('course'), sort: 'newest', pageSize: shelfSize } as const;
const products = { ...plainSearch('product'), pageSize: shelfSize };

/** New courses, courses by category, and products. */
export function HomeShelves() {
  const texts = useMessages(findingMessages);
  return (
    <div className="stack stack-6">
      <ItemShelf title={texts.newest} search={newest} count={shelfSize} />
      <CategoryShelf />
      <ItemShelf title={texts.products} search={products} count={shelfSize} />
    </div>
  );
}

/** Courses of one category, which is chosen in place; the first one to begin with. */
function CategoryShelf() {
  const texts = useMessages(findingMessages);
  const { language } = useLanguage();
  const [chosen, choose] = useState<string | null>(null);
  const categories = useQuery(categoriesQuery).data ?? [];
  const filled = categories.filter(({ kind, parentId, count }) => kind === 'course' && parentId === null && count > 0);
  const current = filled.find(({ linkPath }) => linkPath === chosen) ?? filled[0];
  if (current === undefined) return null;
  const search = { ...plainSearch('course'), categoryPath: current.linkPath, pageSize: shelfSize };
  return (
    <ItemShelf title={texts.byCategory} search={search} count={shelfSize}>
      <fieldset className="chips" onFocus={({ currentTarget, target }) => bringIntoRow(currentTarget, target)}>
        <legend className="vh">{texts.byCategory}</legend>
        {filled.map(({ id, linkPath, weave, name }) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={linkPath === current.linkPath}
            onClick={() => choose(linkPath)}
          >
            <span className="chip-weave">
              <Weave kind={weave} />
            </span>
            {textIn(name, language)}
          </button>
        ))}
      </fieldset>
    </ItemShelf>
  );
}
