import { useSearchParams } from 'react-router-dom';

/** How a search stands in the address. */
type Spelling<Search> = {
  readonly read: (params: URLSearchParams) => Search;
  /** Empty texts are left out. */
  readonly write: (search: Search) => Readonly<Record<string, string>>;
};

/** A search whose terms stand in the address, so that a link or a reload brings them back. */
export function useSearchInAddress<Search extends object>({ read, write }: Spelling<Search>) {
  const [params, setParams] = useSearchParams();
  const search = read(params);
  const paramsWith = (changes: Partial<Search>): URLSearchParams =>
    new URLSearchParams(Object.entries(write({ ...search, ...changes })).filter(([, value]) => value !== ''));
  return {
    search,
    change: (changes: Partial<Search>) => setParams(paramsWith(changes), { replace: true }),
    addressWith: (changes: Partial<Search>) => `?${paramsWith(changes)}`,
  };
}

/** The page in the address as a number from 0. */
export const readPage = (params: URLSearchParams): number =>
  Math.max(0, Math.trunc(Number(params.get('page') ?? 1)) - 1) || 0;

/** The first page needs no word. */
export const writePage = (page: number): string => (page === 0 ? '' : String(page + 1));
