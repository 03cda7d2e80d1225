import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { keywordMaximum } from '../../contract/catalogue.ts';
import type { ItemKind } from '../../domain/course.ts';
import { textIn } from '../../domain/localText.ts';
import { catalogueMessages } from '../../i18n/catalogue.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { NotFoundState } from '../../ui/NotFoundState.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { CategoryChips } from './CategoryChips.tsx';
import { categoriesQuery } from './catalogueQueries.ts';
import { ItemList } from './ItemList.tsx';
import { listAddress, readListSearch } from './listSearch.ts';
import { SearchForm } from './SearchForm.tsx';
import { useTypedKeyword } from './useTypedKeyword.ts';

/** Courses or products: what is shown stands in the address, so that it can be shared and come back to. */
export function ItemListScreen({ kind, linkPath = '' }: { kind: ItemKind; linkPath?: string }) {
  const texts = useMessages(catalogueMessages);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = useMemo(() => readListSearch(kind, linkPath, params), [kind, linkPath, params]);
  const categories = useQuery(categoriesQuery).data;
  const category = categories?.find((one) => one.kind === kind && one.linkPath === search.categoryPath);

  const ask = useCallback(
    (keyword: string) => {
      const asked = { ...search, keyword: keyword.slice(0, keywordMaximum), page: 1 };
      void navigate(listAddress(asked), { replace: true, state: { keepFocus: true, keepScroll: true } });
    },
    [navigate, search],
  );
  const [typed, type] = useTypedKeyword(search.keyword, ask);

  if (categories && search.categoryPath !== '' && !category) return <UnknownCategory />;
  const title = category ? textIn(category.name, language) : texts.title[kind];
  const heading = search.keyword === '' ? title : texts.resultsFor(search.keyword);
  return (
    <div className="stack stack-6">
      <PageMeta title={heading} description={texts.description[kind]} index={search.keyword === ''} />
      <div className="stack">
        <h1 className="clamp">{heading}</h1>
        <SearchForm kind={kind} value={typed} onType={type} onSearch={ask} />
        <CategoryChips kind={kind} current={search.categoryPath} />
      </div>
      <ItemList search={search} />
    </div>
  );
}

function UnknownCategory() {
  const texts = useMessages(catalogueMessages);
  return (
    <>
      <PageMeta title={texts.title.course} index={false} />
      <NotFoundState />
    </>
  );
}
