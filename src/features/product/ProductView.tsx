import { useQuery } from '@tanstack/react-query';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { textIn } from '../../domain/localText.ts';
import { initialPlan, listPlans, planPrice } from '../../domain/pricing/pricingPlan.ts';
import { isShowingOver } from '../../domain/pricing/saleEnd.ts';
import { productMessages } from '../../i18n/catalogue/product.ts';
import { formatCount } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { shownNow } from '../../platform/net/shownNow.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { useNowAt } from '../../ui/page/useNowAt.ts';
import { links } from '../../ui/press/links.ts';
import { Price } from '../../ui/show/Price.tsx';
import { Tag } from '../../ui/show/Tag.tsx';
import { categoriesQuery } from '../catalogue/categoriesQuery.ts';
import { ProductMeta } from '../catalogue/ItemMeta.tsx';
import { CachedNote } from '../course/CachedNote.tsx';
import { useKnownPerson } from '../session/knownPerson.ts';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { useSiteSettings } from '../site/useSite.ts';
import { BuyProduct } from './BuyProduct.tsx';
import { ProductGallery } from './ProductGallery.tsx';
import { ProductWords } from './ProductWords.tsx';
import { productDetailQuery } from './productQuery.ts';

/** At or below this number the rest is shown prominently. */
const fewLeft = 5;

/** A product: pictures, price, stock and description. */
export function ProductView({ product }: { product: ProductDetail }) {
  const texts = useMessages(productMessages);
  const { language } = useLanguage();
  const { currency, vatEnabled } = useSiteSettings();
  const isMember = useKnownPerson()?.role === 'student';
  const plan = initialPlan(listPlans(product.plans, { isMember, ownedCourseIds: [] }));
  // This part reads the clock.
  useNowAt([product.publishEndsAt]);
  const price = plan === null ? null : planPrice(plan, currency);

  return (
    <>
      <ProductMeta product={product} />
      <div className="product">
        <ProductGallery product={product} />
        <div className="stack stack-6">
          <header className="stack stack-2">
            <p className="row tags">
              <KindTag product={product} />
              <StockTag left={product.seatsLeft} isOver={isShowingOver(product.publishEndsAt, shownNow())} />
            </p>
            <div className="row sb nowrap row-t">
              <h1>{textIn(product.title, language)}</h1>
              <ShareButton title={textIn(product.title, language)} path={links.product(product.slug)} />
            </div>
            <p className="mut">{textIn(product.summary, language)}</p>
            {price !== null && (
              <p className="row product-price">
                <Price minor={price} currency={currency} large />
                {vatEnabled && <span className="sm mut">{texts.vatIncluded}</span>}
              </p>
            )}
          </header>
          <CachedNote queryKey={productDetailQuery(product.slug).queryKey} />
          <BuyProduct product={product} plan={plan} price={price} />
          <Note icon="truck">{texts.shipping}</Note>
          <ProductWords product={product} />
        </div>
      </div>
    </>
  );
}

function KindTag({ product }: { product: ProductDetail }) {
  const { language } = useLanguage();
  const category = useQuery(categoriesQuery).data?.find((one) => one.linkPath === product.categoryPath);
  const kind = product.kindName ?? category?.name;
  return kind ? <Tag icon="book">{textIn(kind, language)}</Tag> : null;
}

/** The tag for few or no pieces left. Sold out stays true after the sale is over. */
function StockTag({ left, isOver }: { left: number | null; isOver: boolean }) {
  const texts = useMessages(productMessages);
  if (left === null) return null;
  if (left <= 0) return <Tag>{texts.soldOut}</Tag>;
  if (isOver) return null;
  if (left <= fewLeft) return <Tag tone="here">{texts.fewLeft(formatCount(left))}</Tag>;
  return <Tag tone="done">{texts.inStock(formatCount(left))}</Tag>;
}
