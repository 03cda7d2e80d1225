import type { ReactNode } from 'react';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useTypedSearch } from './useTypedSearch.ts';

/** A live search over a list; `children`: further filters. */
export function KeywordSearch({
  texts,
  keyword,
  onKeyword,
  children,
}: {
  texts: { readonly search: string; readonly searchPlaceholder: string };
  keyword: string;
  onKeyword: (keyword: string) => void;
  children: ReactNode;
}) {
  const { typed, onType, submit } = useTypedSearch(keyword, onKeyword);
  return (
    <search>
      <form className="adm-search" noValidate onSubmit={submit}>
        <TextField
          label={texts.search}
          type="search"
          icon="search"
          placeholder={texts.searchPlaceholder}
          maxLength={200}
          value={typed}
          onText={onType}
        />
        {children}
      </form>
    </search>
  );
}
