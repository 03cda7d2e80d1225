import { IconButton } from '../../../ui/press/Button.tsx';

export type PagerWords = {
  readonly pages: string;
  readonly page: (page: number, last: number) => string;
  readonly previous: string;
  readonly next: string;
};

/** Paging of a list, from page 0; nothing for a single page. */
export function Pager({
  page,
  total,
  pageSize,
  texts,
  onPage,
}: {
  page: number;
  total: number;
  pageSize: number;
  texts: PagerWords;
  onPage: (page: number) => void;
}) {
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  if (last === 0) return null;
  return (
    <nav className="row adm-pages" aria-label={texts.pages}>
      <IconButton icon="back" label={texts.previous} disabled={page === 0} onClick={() => onPage(page - 1)} />
      <span className="num">{texts.page(page + 1, last + 1)}</span>
      <IconButton icon="forward" label={texts.next} disabled={page >= last} onClick={() => onPage(page + 1)} />
    </nav>
  );
}
