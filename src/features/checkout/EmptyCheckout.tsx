import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { setAsideMessages } from '../../i18n/buying/setAside.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { AlreadyOrderedNote } from './attempt/AlreadyOrderedNote.tsx';

/**
 * The checkout without lines to order. `isSetAside`: the cart holds only saved lines. `isOrdered`: another window has
 * ordered them.
 */
export function EmptyCheckout({ isOrdered, isSetAside }: { isOrdered: boolean; isSetAside: boolean }) {
  const { empty } = useMessages(checkoutMessages);
  const { onlySetAside } = useMessages(setAsideMessages);
  const texts = isSetAside ? onlySetAside : empty;
  return (
    <>
      {isOrdered && <AlreadyOrderedNote />}
      <EmptyState heading={1} title={texts.title} body={texts.body}>
        <ButtonLink to={isSetAside ? links.cart() : links.home()}>{texts.action}</ButtonLink>
      </EmptyState>
    </>
  );
}
