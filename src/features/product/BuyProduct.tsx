import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { maximumQuantity } from '../../domain/cart/cart.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import { textIn } from '../../domain/localText.ts';
import { mayBuy } from '../../domain/people/identity.ts';
import type { PricingPlan } from '../../domain/pricing/pricingPlan.ts';
import { isShowingOver } from '../../domain/pricing/saleEnd.ts';
import { defaultQuantity } from '../../domain/site/interfaceConstants.ts';
import { productMessages } from '../../i18n/catalogue/product.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { shownNow } from '../../platform/net/shownNow.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { notify } from '../../ui/notice/notify.ts';
import { Button, ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { Price } from '../../ui/show/Price.tsx';
import { useKnownCart } from '../cart/knownCart.ts';
import { QuantityField } from '../cart/QuantityField.tsx';
import { useLazyPut } from '../cart/useLazyPut.ts';
import { useKnownPerson } from '../session/knownPerson.ts';
import { useSiteSettings } from '../site/useSite.ts';

type Sold = { product: ProductDetail; plan: PricingPlan; price: number };

/** How many, and to the checkout or into the cart; or why not. */
export function BuyProduct({
  product,
  plan,
  price,
}: {
  product: ProductDetail;
  plan: PricingPlan | null;
  price: number | null;
}) {
  const texts = useMessages(productMessages);
  const person = useKnownPerson();
  if (person !== null && !mayBuy(person.role)) return <Note>{texts.staff}</Note>;
  if (product.isLocked) return <Note tone="here">{texts.locked}</Note>;
  if (isShowingOver(product.publishEndsAt, shownNow())) return <Note tone="here">{texts.over}</Note>;
  if (plan === null) return <Note tone="here">{texts.notSold}</Note>;
  if (price === null) return <Note tone="here">{texts.noPrice}</Note>;
  return <Buying product={product} plan={plan} price={price} />;
}

function Buying({ product, plan, price }: Sold) {
  const texts = useMessages(productMessages);
  const { inCart, most, quantity, want, areInCart, addToCart, order } = usePieces({ product, plan, price });
  const wayOn = (block: boolean) => (
    <Button block={block} onClick={() => void order()}>
      {areInCart ? texts.order : texts.buyNow}
    </Button>
  );
  const isSoldOut = most <= 0 && inCart === 0;
  return (
    <div className="stack stack-3">
      {isSoldOut && <Note tone="here">{texts.soldOut}</Note>}
      {most > 0 && (
        <div className="row buy">
          <QuantityField value={quantity} most={most} onChange={want} />
          <Button kind="outline" className="grow" icon="cart" onClick={() => void addToCart()}>
            {texts.addToCart}
          </Button>
        </div>
      )}
      {!isSoldOut && <div className="d-only">{wayOn(true)}</div>}
      {most <= 0 && inCart > 0 && <Note tone="here">{texts.allInCart}</Note>}
      {inCart > 0 && (
        <ButtonLink kind="outline" icon="check" to={links.cart()}>
          {texts.seeCart(inCart)}
        </ButtonLink>
      )}
      {!isSoldOut && <ProductBar price={price}>{wayOn(false)}</ProductBar>}
    </div>
  );
}

/** The bar at the foot of phones: the price and the way to the checkout. */
function ProductBar({ price, children }: { price: number; children: ReactNode }) {
  const texts = useMessages(productMessages);
  const { currency } = useSiteSettings();
  return (
    <section className="sticky m-only" aria-label={texts.bar}>
      <div className="wrap">
        <div>
          <Price minor={price} currency={currency} />
        </div>
        {children}
      </div>
    </section>
  );
}

/** The pieces that are wanted and those in the cart. Pieces in the cart are ordered as they are, unless more are chosen. */
function usePieces({ product, plan, price }: Sold) {
  const texts = useMessages(productMessages);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const put = useLazyPut(product);
  const inCart = useKnownCart()?.lines.find((line) => line.itemId === product.id)?.quantity ?? 0;
  const most = Math.min(product.seatsLeft ?? maximumQuantity, maximumQuantity) - inCart;
  const [wanted, want] = useState<number>(defaultQuantity);
  const quantity = Math.max(1, Math.min(wanted, most));
  const areInCart = inCart > 0 && quantity === defaultQuantity;
  const putPieces = () => put({ planId: plan.id, quantity, seenPrice: price });
  return {
    ...{ inCart, most, quantity, want, areInCart },
    addToCart: async () => {
      if (!(await putPieces())) return;
      const link = { to: links.cart(), label: texts.toCart };
      notify({ kind: 'done', title: texts.added, detail: textIn(product.title, language), link });
      want(defaultQuantity);
    },
    order: async () => {
      if (areInCart || (await putPieces())) await navigate(links.checkout());
    },
  };
}
