import { coursePartsMessages } from '../../i18n/courseParts.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { links } from '../../ui/links.ts';
import type { CourseOffer } from './useCourseOffer.ts';
import type { Register } from './useRegister.ts';

/** The second way: collect first, look on. Nothing where the course cannot be bought. */
export function AddToCart({ offer, register }: { offer: CourseOffer; register: Register }) {
  const texts = useMessages(coursePartsMessages);
  if (offer.state.kind !== 'open') return null;
  if (register.isInCart) {
    return (
      <ButtonLink kind="outline" block icon="check" to={links.cart()}>
        {texts.inCart}
      </ButtonLink>
    );
  }
  return (
    <Button kind="outline" block icon="cart" onClick={() => void register.addToCart()}>
      {texts.addToCart}
    </Button>
  );
}
