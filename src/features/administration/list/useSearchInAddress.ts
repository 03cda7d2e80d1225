import { useSearchParams } from 'react-router-dom';

/** The search's format in the address. */
type Spelling<Search> = {
  readonly read: (params: URLSearchParams) => Search;
  /** Empty texts are omitted. */
  readonly write: (search: Search) => Readonly<Record<string, string>>;
};

/** A search stored in the address, for links and reloads. */
export function useSearchInAddress<Search extends object>({ read, write }: Spelling<Search>) {
  const [params, setParams] = useSearchParams();
  const search = read(params);
  const paramsWith = (changes: Partial<Search>): URLSearchParams =>
    new URLSearchParams(Object.entries(write({ ...search, ...changes })).filter(([, value]) => value !== ''));
  return {
    search,
    /** `step`: the browser's back button returns to the search before. */
    change: (changes: Partial<Search>, as: 'step' | 'typing' = 'typing') =>
      setParams(paramsWith(changes), { replace: as === 'typing' }),
    addressWith: (changes: Partial<Search>) => `?${paramsWith(changes)}`,
  };
}

/** The page in the address, from 0. */
export const readPage = (params: URLSearchParams): number =>
  Math.max(0, Math.trunc(Number(params.get('page') ?? 1)) - 1) || 0;

/** The first page is omitted. */
export const writePage = (page: number): string => (page === 0 ? '' : String(page + 1));
