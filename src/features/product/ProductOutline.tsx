import { idFromSlug, type Listing } from '../../domain/catalogue/course.ts';
import { textIn } from '../../domain/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { Price } from '../../ui/show/Price.tsx';
import { OfflineState } from '../../ui/state/OfflineState.tsx';
import { Loading, Skeleton } from '../../ui/state/Skeleton.tsx';
import { greyPatienceMs, usePassed } from '../../ui/state/usePassed.ts';
import { ItemCover } from '../catalogue/ItemCover.tsx';
import { useLightRow } from '../catalogue/useLightRow.ts';
import { useSiteSettings } from '../site/useSite.ts';

/** The outline of a product whose page is loading, or cannot be loaded (`isAway`). */
export function ProductOutline({ slug, isAway, onRetry }: { slug: string; isAway: boolean; onRetry: () => void }) {
  const isLate = usePassed(greyPatienceMs);
  const row = useLightRow('product', idFromSlug(slug), isAway);
  const isGivenUp = isAway || isLate;
  if (row === null) return isGivenUp ? <OfflineState heading={1} onRetry={onRetry} /> : <ProductShape />;
  return (
    <div className="product">
      <OutlinePicture row={row} />
      <div className="stack stack-6">
        <OutlineHead row={row} />
        {isGivenUp ? <OfflineState onRetry={onRetry} /> : <Loading />}
      </div>
    </div>
  );
}

function OutlinePicture({ row }: { row: Listing }) {
  const { language } = useLanguage();
  return (
    <div className="gallery-stage">
      <ItemCover row={row} alt={textIn(row.coverAlt, language)} first />
    </div>
  );
}

function OutlineHead({ row }: { row: Listing }) {
  const { language } = useLanguage();
  const { currency } = useSiteSettings();
  const price = row.fromPrices[currency];
  return (
    <header className="stack stack-2">
      <h1>{textIn(row.title, language)}</h1>
      <p className="mut">{textIn(row.summary, language)}</p>
      {price !== null && (
        <p className="row product-price">
          <Price minor={price} currency={currency} large />
        </p>
      )}
    </header>
  );
}

/** Picture and words of a product of which nothing is known yet. */
const ProductShape = () => (
  <Loading>
    <div className="product">
      <div className="cover cover-sk gallery-stage" />
      <div className="stack">
        <Skeleton width="30%" />
        <Skeleton width="90%" height="2.2rem" />
        <Skeleton width="40%" height="2rem" />
        <Skeleton height="3rem" />
      </div>
    </div>
  </Loading>
);
