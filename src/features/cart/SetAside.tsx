import { useId } from 'react';
import type { CartLine } from '../../domain/cart/cart.ts';
import { setAsideMessages } from '../../i18n/buying/setAside.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { CartLineItem } from './CartLineItem.tsx';
import type { CartLineView } from './useCart.ts';

/** Lines that cannot be bought now. They count nowhere, and return by themselves. */
export function SetAside({
  lines,
  onRemove,
}: {
  lines: readonly CartLineView[];
  onRemove: (line: CartLine, isByKeyboard: boolean) => void;
}) {
  const texts = useMessages(setAsideMessages);
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section className="stack stack-3" aria-labelledby={id}>
      <h2 id={id}>{texts.heading}</h2>
      <p className="sm mut">{texts.body}</p>
      <ul className="stack stack-3" aria-labelledby={id}>
        {lines.map((view) => (
          <CartLineItem
            key={view.line.itemId}
            view={view}
            isAsked
            onRemove={(isByKeyboard) => onRemove(view.line, isByKeyboard)}
          />
        ))}
      </ul>
    </section>
  );
}

/** In place of the total and the way on, where everything is set aside. */
export function NothingToOrder() {
  const texts = useMessages(setAsideMessages);
  return (
    <>
      <Note tone="here">{texts.nothingToOrder}</Note>
      <ButtonLink kind="outline" block to={links.courses()}>
        {texts.choose}
      </ButtonLink>
    </>
  );
}
