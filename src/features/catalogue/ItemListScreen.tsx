import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Category, ItemKind } from '../../domain/catalogue/course.ts';
import { textIn } from '../../domain/localText.ts';
import { lastPage, usualPage } from '../../domain/search/listPages.ts';
import { keywordMaximum } from '../../domain/site/interfaceConstants.ts';
import { notFoundMessages } from '../../i18n/app/notFound.ts';
import { listMessages } from '../../i18n/catalogue/list.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { NotFoundState } from '../../ui/state/NotFoundState.tsx';
import { itemListQuery } from './catalogueQueries.ts';
import { categoriesQuery } from './categoriesQuery.ts';
import { CategoryChips } from './filters/CategoryChips.tsx';
import { ItemList } from './ItemList.tsx';
import { atPage, isNarrowed, type ListSearch, listAddress } from './listSearch.ts';
import { isTooLong, keywordIn, lookedFor, readListSearch } from './readListSearch.ts';
import { SearchForm } from './SearchForm.tsx';
import { useTypedKeyword } from './useTypedKeyword.ts';

/** The list of courses or products. Its filters are in the address, for sharing and "back". */
export function ItemListScreen({ kind, linkPath = '' }: { kind: ItemKind; linkPath?: string }) {
  const texts = useMessages(listMessages);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = useMemo(() => readListSearch(kind, linkPath, params), [kind, linkPath, params]);
  const categories = useQuery(categoriesQuery).data;
  const category = categories?.find((one) => one.kind === kind && one.linkPath === search.categoryPath);

  const ask = useCallback(
    (keyword: string) => {
      const asked = atPage({ ...search, keyword: lookedFor(keyword) });
      void navigate(listAddress(asked), { replace: true, state: { keepFocus: true, keepScroll: true } });
    },
    [navigate, search],
  );
  const { field, typed, onType } = useTypedKeyword(search.keyword, ask);
  const isCut = isTooLong(typed) || isTooLong(keywordIn(params));

  if (categories && search.categoryPath !== '' && !category) return <UnknownCategory />;
  const title = category ? textIn(category.name, language) : texts.title[kind];
  const heading = search.keyword === '' ? title : texts.resultsFor(search.keyword);
  return (
    <div className="stack stack-6">
      <ListMeta search={search} title={heading} category={category ?? null} />
      <div className="stack">
        <h1 className="clamp">{heading}</h1>
        <SearchForm kind={kind} keyword={search.keyword} field={field} onType={onType} onSearch={ask} />
        {isCut && <Note live>{texts.keywordCut(keywordMaximum)}</Note>}
        <CategoryChips kind={kind} current={search.categoryPath} keyword={search.keyword} />
      </div>
      <ItemList search={search} />
    </div>
  );
}

/** Head tags of a list. Each category and page has its own; a search, and a page behind the end, is not indexed. */
function ListMeta({ search, title, category }: { search: ListSearch; title: string; category: Category | null }) {
  const { kind } = search;
  const texts = useMessages(listMessages);
  const { language } = useLanguage();
  const total = useQuery(itemListQuery(search)).data?.total;
  const page = total === undefined ? search.page : Math.min(search.page, lastPage(total, search.pageSize));
  const usual = usualPage(page, search.pageSize);
  const about = useMemo(
    () => ({ kind: 'list' as const, itemKind: kind, category, page: usual }),
    [kind, category, usual],
  );
  const plain = category ? texts.categoryDescription[kind](textIn(category.name, language)) : texts.description[kind];
  const onPage = (text: string) => (page > 1 ? texts.onPage(text, page) : text);
  const words = { title: onPage(title), description: onPage(plain) };
  if (isNarrowed(search)) return <PageMeta {...words} index={false} />;
  return <PageMeta {...words} about={about} index={page === search.page} />;
}

function UnknownCategory() {
  const { title } = useMessages(notFoundMessages);
  return (
    <>
      <PageMeta title={title} index={false} />
      <NotFoundState />
    </>
  );
}
