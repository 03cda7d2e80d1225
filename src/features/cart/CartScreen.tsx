import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { textIn } from '../../domain/localText.ts';
import type { PaymentMethod } from '../../domain/order/paymentMethod.ts';
import type { WithholdingPercent } from '../../domain/tax/withholding.ts';
import { cartMessages } from '../../i18n/buying/cart.ts';
import { formatMachineTime } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { Button, ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { DeviceLoading } from '../../ui/state/DeviceLoading.tsx';
import { EmptyState } from '../../ui/state/EmptyState.tsx';
import { UnreadableState } from '../../ui/state/UnreadableState.tsx';
import { CartLineItem } from './CartLineItem.tsx';
import { CartSummary } from './CartSummary.tsx';
import { unchangedSince } from './cartChanges.ts';
import { cartItemsQuery } from './cartQuery.ts';
import { CartBar, type CartBuyer, NextStep } from './NextStep.tsx';
import { cartRefreshQuery } from './refreshCart.ts';
import { NothingToOrder, SetAside } from './SetAside.tsx';
import { useCart } from './useCart.ts';
import { useRemovals } from './useRemovals.ts';
import './cart.css';

/**
 * The cart with its total. `beside` is placed under the total, right of the lines on wide screens. `withholdingPercent`:
 * `null` until read. `method`: the chosen payment method, if any.
 */
export function CartScreen({
  method,
  withholdingPercent,
  coupons,
  tax,
  buyer,
  beside,
}: {
  method: PaymentMethod | null;
  withholdingPercent: WithholdingPercent | null;
  coupons: ReactNode;
  tax: ReactNode;
  buyer: CartBuyer;
  beside?: ReactNode;
}) {
  const texts = useMessages(cartMessages);
  const view = useCart(method, withholdingPercent ?? 0);
  const { lines } = view.cart;
  const { removed, isRemovedByKeyboard, remove, undo } = useRemovals();
  const asked = useQuery({ ...cartRefreshQuery(useQueryClient(), lines), enabled: lines.length > 0 });

  if (view.readAgain) return <UnreadableState onRetry={view.readAgain} />;
  if (!view.isReady || withholdingPercent === null) return <DeviceLoading />;
  const undoNote = removed && (
    <UndoNote key={removed.itemId} itemId={removed.itemId} isInSight={isRemovedByKeyboard} onUndo={() => void undo()} />
  );
  const sums = view.orderable.length > 0 && (
    <>
      <CartSummary view={view} />
      <NextStep buyer={buyer} />
      {tax}
    </>
  );
  if (lines.length === 0) return <EmptyCart>{undoNote}</EmptyCart>;
  return (
    <div className={beside ? 'split-half' : 'narrow'}>
      <div className="stack">
        <h1>{texts.title}</h1>
        <UnchangedNote />
        {undoNote}
        {view.orderable.length > 0 && (
          <ul className="stack stack-3" aria-label={texts.lines}>
            {view.orderable.map((line) => (
              <CartLineItem
                key={line.line.itemId}
                view={line}
                isAsked={asked.data !== undefined}
                onRemove={(isByKeyboard) => void remove(line.line, isByKeyboard)}
              />
            ))}
          </ul>
        )}
        <SetAside lines={view.setAside} onRemove={(line, isByKeyboard) => void remove(line, isByKeyboard)} />
        {view.orderable.length === 0 ? (
          <NothingToOrder />
        ) : (
          <>
            {coupons}
            {!beside && sums}
          </>
        )}
      </div>
      {beside && (
        <div className="cart-right stack">
          {sums}
          <div className="cart-beside">{beside}</div>
        </div>
      )}
      {sums && <CartBar buyer={buyer} quote={view.quote} />}
    </div>
  );
}

/** A note, once per visit of the page, that an old cart is still complete. */
function UnchangedNote() {
  const texts = useMessages(cartMessages);
  const format = useFormat();
  const { cart } = useCart();
  const [since] = useState(() => unchangedSince(cart, Date.now()));
  if (since === null) return null;
  return (
    <Note tone="done">
      <time dateTime={formatMachineTime(since)}>{texts.leftSince(format.date(since))}</time>
    </Note>
  );
}

function UndoNote({
  itemId,
  isInSight,
  onUndo,
}: {
  itemId: string;
  /** The button is scrolled into sight for a keyboard user only. */
  isInSight: boolean;
  onUndo: () => void;
}) {
  const texts = useMessages(cartMessages);
  const { language } = useLanguage();
  const listing = useQuery(cartItemsQuery).data?.[itemId]?.listing;
  const place = useRef<HTMLSpanElement>(null);
  const [preventScroll] = useState(!isInSight);
  // The pressed button went with its line.
  useEffect(() => place.current?.querySelector('button')?.focus({ preventScroll }), [preventScroll]);
  return (
    <Note live>
      <span className="row sb undo" ref={place}>
        {texts.removed(listing ? textIn(listing.title, language) : texts.unknownTitle)}
        <Button kind="quiet" small icon="refresh" onClick={onUndo}>
          {texts.undo}
        </Button>
      </span>
    </Note>
  );
}

function EmptyCart({ children }: { children: ReactNode }) {
  const texts = useMessages(cartMessages).empty;
  return (
    <div className="narrow stack">
      {children}
      <EmptyState title={texts.title} body={texts.body} heading={1}>
        <ButtonLink to={links.courses()}>{texts.action}</ButtonLink>
      </EmptyState>
    </div>
  );
}
