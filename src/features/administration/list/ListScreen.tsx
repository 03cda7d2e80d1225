import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { Pager, type PagerWords } from './Pager.tsx';
import { QueryStates } from './QueryStates.tsx';

type ListWords = {
  readonly title: string;
  readonly body: string;
  readonly failed: string;
  readonly needsNetwork: string;
  readonly empty: { readonly title: string; readonly body: string };
};

type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** Paging of a list; pages are counted from 0. */
type Paging = {
  readonly page: number;
  readonly pageSize: number;
  readonly texts: PagerWords;
  readonly onPage: (page: number) => void;
};

/** A list screen: heading, search, states, rows and paging. */
export function ListScreen<Row extends { readonly id: string }>({
  texts,
  query,
  heading,
  action,
  note,
  search,
  emptyAction,
  paging,
  listClass,
  rowClass,
  children,
}: {
  texts: ListWords;
  /** All rows, or one page of them. */
  query: UseQueryResult<readonly Row[] | Page<Row>>;
  /** For moving the focus to the heading. */
  heading?: Ref<HTMLHeadingElement>;
  /** Placed beside the title. */
  action?: ReactNode;
  /** Placed below the introduction. */
  note?: ReactNode;
  search?: ReactNode;
  emptyAction?: ReactNode;
  paging?: Paging;
  listClass: string;
  rowClass?: string;
  children: (row: Row) => ReactNode;
}) {
  const page = query.data && pageOf(query.data);
  const title = (
    <h1 ref={heading} tabIndex={heading ? -1 : undefined}>
      {texts.title}
    </h1>
  );
  return (
    <>
      <header className={action === undefined && note === undefined ? undefined : 'stack stack-2'}>
        {action === undefined ? (
          title
        ) : (
          <div className="row sb">
            {title}
            {action}
          </div>
        )}
        <p className="read">{texts.body}</p>
        {note}
      </header>
      {search}
      <QueryStates query={query} failed={texts.failed} needsNetwork={texts.needsNetwork} />
      {page?.rows.length === 0 && <EmptyState {...texts.empty}>{emptyAction}</EmptyState>}
      {page !== undefined && page.rows.length > 0 && (
        <ul className={listClass}>
          {page.rows.map((row) => (
            <li key={row.id} className={rowClass}>
              {children(row)}
            </li>
          ))}
        </ul>
      )}
      {page && paging && <Pager {...paging} total={page.total} />}
    </>
  );
}

const pageOf = <Row,>(data: readonly Row[] | Page<Row>): Page<Row> =>
  'rows' in data ? data : { rows: data, total: data.length };
