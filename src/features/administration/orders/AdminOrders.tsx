import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { everyOrder } from '../../../domain/order/orderSearch.ts';
import { headerBreakpointPx } from '../../../domain/site/interfaceConstants.ts';
import { formatCount } from '../../../i18n/format.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { useFailureText } from '../../../ui/notice/useFailureText.ts';
import { useMediaQuery } from '../../../ui/page/useMediaQuery.ts';
import { Button } from '../../../ui/press/Button.tsx';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import { lazyPart } from '../../../ui/state/lazyPart.ts';
import { OfflineState } from '../../../ui/state/OfflineState.tsx';
import { Loading, SkeletonRows } from '../../../ui/state/Skeleton.tsx';
import { useConnection } from '../../../ui/state/useConnection.ts';
import { adminOrdersQuery, type OrderSearch } from '../administrationQueries.ts';
import { ExactMatches } from '../exactMatches/ExactMatches.tsx';
import { ExactMatchesNote } from '../exactMatches/ExactMatchesNote.tsx';
import { ColumnChoice } from '../orderList/ColumnChoice.tsx';
import { ExportButtons } from '../orderList/ExportButtons.tsx';
import { OrderFilters } from '../orderList/OrderFilters.tsx';
import { readOrderColumns, withOrderColumn } from '../orderList/orderColumns.ts';
import { SavedFilters } from '../orderList/SavedFilters.tsx';
import { useQueueShortcuts } from '../shortcuts/useQueueShortcuts.ts';
import { AdminOrder } from './AdminOrder.tsx';
import { OrderSearchForm } from './OrderSearchForm.tsx';
import { exactMatchesAddress, useOrderSearch } from './useOrderSearch.ts';
import { useWaitingOrders } from './useWaitingOrders.ts';

const OrderTable = lazyPart(async () => (await import('./OrderTable.tsx')).OrderTable);

/** The orders, pending slips first; on wide screens the chosen one is shown beside the list. */
export function AdminOrders() {
  const { isExact } = useOrderSearch();
  return isExact ? <ExactMatches /> : <OrderList />;
}

function OrderList() {
  const texts = useMessages(administrationMessages).orders;
  const { search, orderId, isWaitingList, change, addressWith } = useOrderSearch();
  const { data, error, isPlaceholderData, refetch } = useQuery(adminOrdersQuery(search));
  const { lateCount } = useWaitingOrders();
  const [columns, setColumns] = useState(readOrderColumns);
  // The back button returns to the filter before; half-typed words are no steps.
  const narrow = (changes: Partial<OrderSearch>) =>
    change({ ...changes, page: 0 }, Object.keys(changes).join() === 'keyword' ? 'typing' : 'step');
  const roomy = useMediaQuery(`(min-width: ${headerBreakpointPx}px)`);
  const linkTo = (id: string) => (roomy ? addressWith({ orderId: id }) : deskLinks.order(id));
  useQueueShortcuts(roomy ? orderId : null, linkTo);

  return (
    <>
      <header className="adm-head">
        <h1>
          {isWaitingList ? texts.waitingTitle : texts.title}{' '}
          {data && <span className="mut num adm-total">{formatCount(data.total)}</span>}
        </h1>
        <OrderSearchForm search={search} onChange={narrow} />
      </header>
      <div className="stack stack-3 adm-tools">
        <div className="row adm-order-tools">
          <OrderFilters search={search} onChange={narrow} />
          {roomy && (
            <ColumnChoice
              shown={columns}
              onChange={(column, isShown) => setColumns(withOrderColumn(columns, column, isShown))}
            />
          )}
          <ExportButtons filter={search} total={data?.total ?? 0} />
        </div>
        <SavedFilters filter={search} onFilter={narrow} />
      </div>
      <ExactMatchesNote to={exactMatchesAddress()} />
      {lateCount > 0 && !search.isUnderReview && (
        <Note tone="info">
          <span>{texts.lateMoney(lateCount)} </span>
          <Button kind="quiet" small onClick={() => narrow({ ...everyOrder, isUnderReview: true })}>
            {texts.lateMoneyAction}
          </Button>
        </Note>
      )}
      <div className="adm-split">
        <div className="adm-list">
          {data === undefined && <NoOrders failure={error} onRetry={() => void refetch()} />}
          {data?.rows.length === 0 && (
            <div className="leaf">
              {isWaitingList && search.keyword === '' ? (
                <EmptyState {...texts.emptyWaiting} />
              ) : (
                <EmptyState {...texts.empty}>
                  <Button kind="outline" onClick={() => narrow({ ...everyOrder, status: 'pendingApproved' })}>
                    {texts.clear}
                  </Button>
                </EmptyState>
              )}
            </div>
          )}
          {data !== undefined && data.rows.length > 0 && (
            <Suspense fallback={<SkeletonRows count={5} />}>
              <OrderTable
                rows={data.rows}
                shown={columns}
                total={data.total}
                page={search.page}
                pageSize={search.pageSize}
                onPage={(page, pageSize) => change({ page, pageSize }, 'step')}
                busy={isPlaceholderData}
                selectedId={roomy ? orderId : null}
                linkTo={linkTo}
              />
            </Suspense>
          )}
        </div>
        {roomy && (
          <Panel>
            {orderId === null ? (
              <p className="mut adm-choose">{texts.choose}</p>
            ) : (
              <AdminOrder key={orderId} orderId={orderId} heading={2} linkTo={linkTo} />
            )}
          </Panel>
        )}
      </div>
    </>
  );
}

const Panel = ({ children }: { children: ReactNode }) => <div className="adm-panel">{children}</div>;

function NoOrders({ failure, onRetry }: { failure: Error | null; onRetry: () => void }) {
  const texts = useMessages(administrationMessages).orders;
  const failureText = useFailureText();
  const isAway = useConnection() !== 'online';
  if (isAway) return <OfflineState body={texts.offline} onRetry={onRetry} />;
  if (failure !== null) return <ErrorState title={texts.failed} body={failureText(failure)} onRetry={onRetry} />;
  return (
    <Loading>
      <SkeletonRows count={5} />
    </Loading>
  );
}
