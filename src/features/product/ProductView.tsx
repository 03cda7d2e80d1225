import { useQuery } from '@tanstack/react-query';
import type { CourseDetail } from '../../domain/course.ts';
import { textIn } from '../../domain/localText.ts';
import { initialPlan, listPlans, planPrice } from '../../domain/pricingPlan.ts';
import { formatCount } from '../../i18n/format.ts';
import { productMessages } from '../../i18n/product.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/Note.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';
import { Price } from '../../ui/Price.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { categoriesQuery } from '../catalogue/catalogueQueries.ts';
import { ItemCover } from '../catalogue/ItemCover.tsx';
import { KeptNote } from '../course/KeptNote.tsx';
import { Paragraphs } from '../course/Paragraphs.tsx';
import { useKnownPerson } from '../session/knownPerson.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { BuyProduct } from './BuyProduct.tsx';
import { productDetailQuery } from './productQuery.ts';

/** From so few on, what is left is said loudly. */
const fewLeft = 5;

/** A product: its picture, what it costs, how many there are, what it is. */
export function ProductView({ product }: { product: CourseDetail }) {
  const texts = useMessages(productMessages);
  const { language } = useLanguage();
  const { currency, vatEnabled } = useSiteSettings();
  const isSignedIn = useKnownPerson() !== null;
  const plan = initialPlan(listPlans(product.plans, { isSignedIn, ownedCourseIds: [] }));
  const price = plan === null ? null : planPrice(plan, currency);

  return (
    <>
      <PageMeta title={textIn(product.title, language)} description={textIn(product.summary, language)} />
      <div className="product">
        <div className="product-cover leaf leaf-0">
          <ItemCover row={product} eager />
        </div>
        <div className="stack stack-6">
          <header className="stack stack-2">
            <p className="row tags">
              <KindTag categoryPath={product.categoryPath} />
              <StockTag left={product.seatsLeft} />
            </p>
            <h1>{textIn(product.title, language)}</h1>
            <p className="mut">{textIn(product.summary, language)}</p>
            {price !== null && (
              <p className="row product-price">
                <Price minor={price} currency={currency} large />
                {vatEnabled && <span className="sm mut">{texts.vatIncluded}</span>}
              </p>
            )}
          </header>
          <KeptNote queryKey={productDetailQuery(product.slug).queryKey} />
          <BuyProduct product={product} plan={plan} price={price} />
          <Note icon="truck">{texts.shipping}</Note>
          <section className="stack" aria-labelledby="product-detail">
            <h2 id="product-detail">{texts.detail}</h2>
            <Paragraphs text={product.description} />
          </section>
        </div>
      </div>
    </>
  );
}

function KindTag({ categoryPath }: { categoryPath: string }) {
  const { language } = useLanguage();
  const category = useQuery(categoriesQuery).data?.find((one) => one.linkPath === categoryPath);
  return category ? <Tag icon="book">{textIn(category.name, language)}</Tag> : null;
}

function StockTag({ left }: { left: number | null }) {
  const texts = useMessages(productMessages);
  if (left === null) return null;
  if (left <= 0) return <Tag>{texts.soldOut}</Tag>;
  if (left <= fewLeft) return <Tag tone="here">{texts.fewLeft(formatCount(left))}</Tag>;
  return <Tag tone="done">{texts.inStock(formatCount(left))}</Tag>;
}
