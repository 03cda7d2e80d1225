import { cartMessages } from '../../i18n/buying/cart.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';

/** The one green button of the cart, for somebody who is signed in. */
export function StudentNextStep() {
  const texts = useMessages(cartMessages);
  return (
    <ButtonLink block to={links.checkout()}>
      {texts.checkout}
    </ButtonLink>
  );
}

/** Beside the sign-in, whose button is the green one. */
export function GuestNextStep() {
  const texts = useMessages(cartMessages);
  return (
    <div className="stack stack-2">
      <ButtonLink kind="outline" block to={links.checkout()}>
        {texts.guest}
      </ButtonLink>
      <p className="hint">{texts.guestHint}</p>
    </div>
  );
}

/** An instructor or an administrator has no cart of their own (specification 6). */
export function StaffNote() {
  const texts = useMessages(cartMessages);
  return <Note>{texts.staff}</Note>;
}
