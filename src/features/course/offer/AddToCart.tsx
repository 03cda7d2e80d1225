import { coursePartsMessages } from '../../../i18n/catalogue/courseParts.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button, ButtonLink } from '../../../ui/press/Button.tsx';
import { links } from '../../../ui/press/links.ts';
import type { CourseOffer } from './useCourseOffer.ts';
import type { Purchase } from './usePurchase.ts';

/** The second way: collect first, look on; or what extends the access that runs. Nothing where nothing can be bought. */
export function AddToCart({ offer, purchase }: { offer: CourseOffer; purchase: Purchase }) {
  const texts = useMessages(coursePartsMessages);
  const isRenewal = offer.state.kind === 'study';
  if (offer.plan === null || !(isRenewal || offer.state.kind === 'open')) return null;
  if (purchase.isInCart) {
    return (
      <ButtonLink kind="outline" block icon="check" to={links.cart()}>
        {texts.inCart}
      </ButtonLink>
    );
  }
  return (
    <Button kind="outline" block icon="cart" onClick={() => void purchase.addToCart()}>
      {isRenewal ? texts.renew : texts.addToCart}
    </Button>
  );
}
