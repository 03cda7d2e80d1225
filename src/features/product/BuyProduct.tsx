import { useState } from 'react';
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
import { useKnownCart } from '../cart/knownCart.ts';
import { QuantityField } from '../cart/QuantityField.tsx';
import { useLazyPut } from '../cart/useLazyPut.ts';
import { useKnownPerson } from '../session/knownPerson.ts';

/** How many, and into the cart; or why not. */
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
  const { language } = useLanguage();
  const person = useKnownPerson();
  const put = useLazyPut(product);
  const inCart = useKnownCart()?.lines.find((line) => line.itemId === product.id)?.quantity ?? 0;
  const most = Math.min(product.seatsLeft ?? maximumQuantity, maximumQuantity) - inCart;
  const [wanted, want] = useState<number>(defaultQuantity);
  const quantity = Math.max(1, Math.min(wanted, most));

  const buy = async () => {
    if (plan === null || !(await put({ planId: plan.id, quantity, seenPrice: price }))) return;
    notify({ kind: 'done', title: texts.added, detail: textIn(product.title, language) });
    want(defaultQuantity);
  };

  if (person !== null && !mayBuy(person.role)) return <Note>{texts.staff}</Note>;
  if (product.isLocked) return <Note tone="here">{texts.locked}</Note>;
  if (isShowingOver(product.publishEndsAt, shownNow())) return <Note tone="here">{texts.over}</Note>;
  if (plan === null) return <Note tone="here">{texts.notSold}</Note>;
  if (price === null) return <Note tone="here">{texts.noPrice}</Note>;
  return (
    <div className="stack stack-3">
      {most <= 0 && inCart === 0 && <Note tone="here">{texts.soldOut}</Note>}
      {most > 0 && (
        <div className="row buy">
          <QuantityField value={quantity} most={most} onChange={want} />
          <Button className="grow" icon="cart" onClick={() => void buy()}>
            {texts.addToCart}
          </Button>
        </div>
      )}
      {most <= 0 && inCart > 0 && <Note tone="here">{texts.allInCart}</Note>}
      {inCart > 0 && (
        <ButtonLink kind="outline" icon="check" to={links.cart()}>
          {texts.seeCart(inCart)}
        </ButtonLink>
      )}
    </div>
  );
}
