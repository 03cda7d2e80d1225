import { PrimeReactProvider } from 'primereact/api';
import { Column } from 'primereact/column';
import { DataTable as Table } from 'primereact/datatable';
import type { ReactNode } from 'react';
import { defaultPageSize, headerBreakpointPx, pageSizes } from '../../domain/site/interfaceConstants.ts';
import { dataTableMessages } from '../../i18n/app/dataTable.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { IconButton } from '../press/Button.tsx';
import { unstyled } from '../sheet/primeReact.ts';
import { EmptyState } from '../state/EmptyState.tsx';
import { SkeletonRows } from '../state/Skeleton.tsx';
import '../styles/table.css';
import { useMediaQuery } from '../page/useMediaQuery.ts';

export type TableColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  numeric?: boolean;
};

/**
 * A paged table of the desk; on small screens each row is a leaf. Heavy: import it from the desk only. Rows need an
 * `id`.
 */
export function DataTable<Row extends { id: string }>({
  label,
  rows,
  columns,
  leaf,
  total = rows.length,
  page = 0,
  pageSize = defaultPageSize,
  onPage,
  busy = false,
  empty,
}: {
  /** Names the table for screen readers. */
  label: string;
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  /** One row on a phone. */
  leaf: (row: Row) => ReactNode;
  /** Rows of all pages. */
  total?: number;
  /** From 0. */
  page?: number;
  pageSize?: number;
  onPage?: (page: number, pageSize: number) => void;
  busy?: boolean;
  empty?: ReactNode;
}) {
  const texts = useMessages(dataTableMessages);
  const roomy = useMediaQuery(`(min-width: ${headerBreakpointPx}px)`);

  if (rows.length === 0) return busy ? <SkeletonRows count={5} /> : (empty ?? <EmptyState title={texts.empty} />);

  return (
    <PrimeReactProvider value={unstyled}>
      <div aria-busy={busy}>
        {roomy ? (
          <div className="tbl-scroll">
            <Table
              value={[...rows]}
              dataKey="id"
              // A memoised cell would miss a change of selection or language.
              cellMemo={false}
              pt={{ table: { className: 'tbl', 'aria-label': label } }}
              tableStyle={{ minWidth: '100%' }}
            >
              {columns.map((column) => (
                <Column
                  key={column.key}
                  header={column.header}
                  body={(row: Row) => column.cell(row)}
                  className={column.numeric ? 'r' : ''}
                  headerClassName={column.numeric ? 'r' : ''}
                />
              ))}
            </Table>
          </div>
        ) : (
          <ul className="stack stack-3" aria-label={label}>
            {rows.map((row) => (
              <li className="leaf" key={row.id}>
                {leaf(row)}
              </li>
            ))}
          </ul>
        )}
        {onPage && total > Math.min(...pageSizes) && (
          <Pages total={total} page={page} pageSize={pageSize} onPage={onPage} />
        )}
      </div>
    </PrimeReactProvider>
  );
}

/** Paging, and the page size. */
function Pages({
  total,
  page,
  pageSize,
  onPage,
}: {
  total: number;
  page: number;
  pageSize: number;
  onPage: (page: number, pageSize: number) => void;
}) {
  const texts = useMessages(dataTableMessages);
  const last = Math.max(0, Math.ceil(total / pageSize) - 1);
  return (
    <nav className="pages" aria-label={texts.pages}>
      <div className="row">
        <IconButton
          icon="back"
          label={texts.previous}
          disabled={page === 0}
          onClick={() => onPage(page - 1, pageSize)}
        />
        <span className="num">{texts.page(page + 1, last + 1)}</span>
        <IconButton
          icon="forward"
          label={texts.next}
          disabled={page >= last}
          onClick={() => onPage(page + 1, pageSize)}
        />
      </div>
      <label className="row nowrap sm">
        {texts.rowsPerPage}
        <select
          className="in"
          value={pageSize}
          onChange={(event) =>
            onPage(Math.floor((page * pageSize) / Number(event.target.value)), Number(event.target.value))
          }
        >
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </nav>
  );
}
