import { catalogueMessages } from '../../i18n/catalogue/catalogue.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Icon } from '../../ui/show/Icon.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { OfflineState } from '../../ui/state/OfflineState.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { ItemGrid, ItemGridSkeleton } from './ItemGrid.tsx';
import { plainSearch } from './listSearch.ts';
import { useItemList } from './useItemList.ts';
import './list.css';

const shownRows = 6;
/** The first page of the plain list, so that "see all" opens at once. */
const popular = plainSearch('course');

/** The first courses in the shop's own order; nothing while the shop has none. */
export function PopularCourses() {
  const texts = useMessages(catalogueMessages);
  const view = useItemList(popular);
  if ('rows' in view && view.rows.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="popular">
      <div className="row sb">
        <h2 id="popular">{texts.popular}</h2>
        <Link className="link sm" to={links.courses()}>
          {texts.seeAll}
          <Icon name="forward" />
        </Link>
      </div>
      <PopularRows view={view} />
    </section>
  );
}

function PopularRows({ view }: { view: ReturnType<typeof useItemList> }) {
  const texts = useMessages(catalogueMessages);
  const format = useFormat();
  if (view.state === 'failed') return <ErrorState heading={3} onRetry={view.retry} />;
  if (view.state === 'notCached') return <OfflineState heading={3} body={texts.notCached} onRetry={view.retry} />;
  if (view.state === 'loading')
    return (
      <Loading>
        <ItemGridSkeleton count={shownRows} />
      </Loading>
    );
  return (
    <>
      {view.source.from === 'device' && (
        <Note icon="offline">{texts.keptList(format.dateTime(view.source.readAt))}</Note>
      )}
      <ItemGrid rows={view.rows.slice(0, shownRows)} leads />
    </>
  );
}
