import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ItemKind } from '../../domain/catalogue/course.ts';
import { suggestionsOf } from '../../domain/search/suggestions.ts';
import { catalogueMessages } from '../../i18n/catalogue/catalogue.ts';
import { findingMessages } from '../../i18n/catalogue/finding.ts';
import { formatCount } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Link } from '../../ui/press/Link.tsx';
import { Icon } from '../../ui/show/Icon.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { OfflineState } from '../../ui/state/OfflineState.tsx';
import { Loading } from '../../ui/state/Skeleton.tsx';
import { categoriesQuery } from '../catalogue/categoriesQuery.ts';
import { EmptyList } from '../catalogue/EmptyList.tsx';
import { findsOf } from '../catalogue/findsOf.tsx';
import { ItemGrid, ItemGridSkeleton } from '../catalogue/ItemGrid.tsx';
import { kindAddress } from '../catalogue/listedKind.ts';
import { plainSearch } from '../catalogue/listSearch.ts';
import { SourceNote } from '../catalogue/SourceNote.tsx';
import { type ReadyList, useItemList } from '../catalogue/useItemList.ts';
import { thaiSegmenter } from '../search/thaiSegmenter.ts';
import { SuggestedCategory, SuggestedTeacher } from './SuggestedName.tsx';
import '../catalogue/list.css';

/** Rows of each kind; its own list has the rest. */
const shownRows = 6;

type Group = { readonly kind: ItemKind; readonly view: ReadyList };

/** The finds of a keyword, or everything, by kind. */
export function FoundGroups({ keyword }: { keyword: string }) {
  const texts = useMessages(catalogueMessages);
  const course = useItemList({ ...plainSearch('course'), keyword });
  const product = useItemList({ ...plainSearch('product'), keyword });
  const failed = [course, product].find((view) => view.state === 'failed');
  if (failed) return <ErrorState onRetry={failed.retry} />;
  const missing = [course, product].find((view) => view.state === 'notCached');
  if (missing) return <OfflineState body={texts.notCached} onRetry={missing.retry} />;
  if (course.state !== 'ready' || product.state !== 'ready') {
    return (
      <Loading>
        <ItemGridSkeleton count={shownRows} />
      </Loading>
    );
  }
  const groups = groupsToShow([
    { kind: 'course', view: course },
    { kind: 'product', view: product },
  ]);
  const [first] = groups;
  return (
    <>
      {keyword !== '' && <FoundNames keyword={keyword} courses={course} products={product} />}
      <SourceNote keyword={keyword} view={first?.view ?? course} />
      {first === undefined && <EmptyList kind="all" keyword={keyword} />}
      {groups.map(({ kind, view }) => (
        <FoundGroup key={kind} kind={kind} keyword={keyword} view={view} leads={kind === first?.kind} />
      ))}
    </>
  );
}

/** Categories and teachers with the keyword in their name. */
function FoundNames({ keyword, courses, products }: { keyword: string; courses: ReadyList; products: ReadyList }) {
  const texts = useMessages(findingMessages);
  const all = useQuery(categoriesQuery).data ?? [];
  const found = suggestionsOf(keyword, { courses, products, categories: all }, thaiSegmenter);
  if (found.categories.length + found.teachers.length === 0) return null;
  return (
    <ul className="suggested-names" aria-label={`${texts.categories}, ${texts.teachers}`}>
      {found.categories.map((category) => (
        <SuggestedCategory key={category.id} category={category} />
      ))}
      {found.teachers.map(({ id, name }) => (
        <SuggestedTeacher key={id} id={id} name={name} />
      ))}
    </ul>
  );
}

/** The groups with rows. Near finds are shown only where neither kind has an exact one. */
function groupsToShow(groups: readonly Group[]): readonly Group[] {
  const found = groups.filter(({ view }) => view.total > 0);
  const exact = found.filter(({ view }) => view.foundAs === undefined);
  return exact.length > 0 ? exact : found;
}

function FoundGroup({ kind, keyword, view, leads }: Group & { keyword: string; leads: boolean }) {
  const words = useMessages(catalogueMessages);
  const texts = useMessages(findingMessages);
  const id = useId();
  const isNear = view.foundAs !== undefined;
  return (
    <section className="stack" aria-labelledby={id} aria-busy={view.isOld || undefined}>
      <div className="row sb">
        <h2 id={id}>
          {words.kinds[kind]}
          {!isNear && <span className="group-count num"> {formatCount(view.total)}</span>}
        </h2>
        {view.total > shownRows && (
          <Link className="link sm" to={kindAddress(kind, keyword)}>
            {isNear ? words.seeAll : texts.seeAll[kind](formatCount(view.total))}
            <Icon name="forward" />
          </Link>
        )}
      </div>
      <div className={view.isOld ? 'old-rows' : undefined} inert={view.isOld}>
        <ItemGrid leads={leads} rows={view.rows.slice(0, shownRows)} findOf={findsOf(keyword, view)} />
      </div>
    </section>
  );
}
