import { type ReactNode, useId } from 'react';
import { defaultPageSize } from '../../domain/site/interfaceConstants.ts';
import { catalogueMessages } from '../../i18n/catalogue/catalogue.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { Link } from '../../ui/press/Link.tsx';
import { Icon } from '../../ui/show/Icon.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { OfflineState } from '../../ui/state/OfflineState.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { ItemGrid, ItemGridSkeleton } from './ItemGrid.tsx';
import { type ListSearch, listAddress } from './listSearch.ts';
import { type ItemListView, useItemList } from './useItemList.ts';
import './list.css';

/**
 * The first rows of a list under a heading, with a link to the rest; nothing while the list is empty. The one that
 * `leads` its page says why it cannot be shown; others are left out.
 */
export function ItemShelf({
  title,
  search,
  count,
  leads = false,
  children,
}: {
  title: string;
  search: ListSearch;
  count: number;
  leads?: boolean;
  /** Between the heading and the rows. */
  children?: ReactNode;
}) {
  const texts = useMessages(catalogueMessages);
  const id = useId();
  const view = useItemList(search);
  const isMissing = view.state === 'failed' || view.state === 'notCached';
  if ((isMissing && !leads) || ('rows' in view && view.rows.length === 0 && !children)) return null;
  return (
    <section className="stack" aria-labelledby={id}>
      <div className="row sb">
        <h2 id={id}>{title}</h2>
        <Link
          className="link sm"
          to={listAddress({ ...search, pageSize: defaultPageSize })}
          aria-label={leads ? undefined : texts.seeRest(title)}
        >
          {texts.seeAll}
          <Icon name="forward" />
        </Link>
      </div>
      {children}
      <ShelfRows view={view} count={count} leads={leads} />
    </section>
  );
}

function ShelfRows({ view, count, leads }: { view: ItemListView; count: number; leads: boolean }) {
  const texts = useMessages(catalogueMessages);
  const format = useFormat();
  if (view.state === 'failed') return <ErrorState heading={3} onRetry={view.retry} />;
  if (view.state === 'notCached') return <OfflineState heading={3} body={texts.notCached} onRetry={view.retry} />;
  if (view.state === 'loading')
    return (
      <Loading>
        <ItemGridSkeleton count={count} />
      </Loading>
    );
  return (
    <>
      {leads && view.source.from === 'device' && (
        <Note icon="offline">{texts.keptList(format.dateTime(view.source.readAt))}</Note>
      )}
      <div className={view.isOld ? 'old-rows' : undefined}>
        <ItemGrid rows={view.rows.slice(0, count)} leads={leads} />
      </div>
    </>
  );
}
