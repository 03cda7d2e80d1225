import { useState } from 'react';
import { maximumQuantity } from '../../domain/cart.ts';
import { mayBuy } from '../../domain/identity.ts';
import { defaultQuantity } from '../../domain/interfaceConstants.ts';
import { textIn } from '../../domain/localText.ts';
import type { PricingPlan } from '../../domain/pricingPlan.ts';
import type { ProductDetail } from '../../domain/product.ts';
import { isShowingOver } from '../../domain/saleEnd.ts';
import { productMessages } from '../../i18n/product.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { shownNow } from '../../platform/shownNow.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { links } from '../../ui/links.ts';
import { Note } from '../../ui/Note.tsx';
import { notify } from '../../ui/notify.ts';
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
