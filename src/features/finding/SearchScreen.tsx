import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { keywordMaximum } from '../../domain/site/interfaceConstants.ts';
import { findingMessages } from '../../i18n/catalogue/finding.ts';
import { listMessages } from '../../i18n/catalogue/list.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { links } from '../../ui/press/links.ts';
import { CategoryChips } from '../catalogue/filters/CategoryChips.tsx';
import { isTooLong, keywordIn, lookedFor } from '../catalogue/readListSearch.ts';
import { useTypedKeyword } from '../catalogue/useTypedKeyword.ts';
import { FoundGroups } from './FoundGroups.tsx';
import { SuggestedSearch } from './SuggestedSearch.tsx';

/** Courses and products together, everything or what a keyword finds. The keyword is in the address. */
export function SearchScreen() {
  const words = useMessages(listMessages);
  const texts = useMessages(findingMessages);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const keyword = lookedFor(params.get('keyword') ?? '');
  const ask = useCallback(
    (typed: string) =>
      void navigate(links.search(lookedFor(typed)), { replace: true, state: { keepFocus: true, keepScroll: true } }),
    [navigate],
  );
  const { field, typed, onType } = useTypedKeyword(keyword, ask);
  const { state } = useLocation();
  const isForField = typeof state === 'object' && state !== null && 'toField' in state;
  useEffect(() => {
    if (isForField) field.current?.focus({ preventScroll: true });
  }, [isForField, field]);
  const isCut = isTooLong(typed) || isTooLong(keywordIn(params));
  const heading = keyword === '' ? texts.title : words.resultsFor(keyword);
  return (
    <div className="stack stack-6">
      <PageMeta title={heading} description={texts.description} index={false} />
      <div className="stack">
        <h1 className="clamp">{heading}</h1>
        <SuggestedSearch keyword={keyword} field={field} onType={onType} onSearch={ask} />
        {isCut && <Note live>{words.keywordCut(keywordMaximum)}</Note>}
        <CategoryChips kind="all" current="" keyword={keyword} />
      </div>
      <FoundGroups keyword={keyword} />
    </div>
  );
}
