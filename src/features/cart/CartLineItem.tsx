import { maximumQuantity } from '../../domain/cart/cart.ts';
import { isWatchable } from '../../domain/catalogue/courseType.ts';
import { textIn } from '../../domain/localText.ts';
import { cartMessages } from '../../i18n/buying/cart.ts';
import { setAsideMessages } from '../../i18n/buying/setAside.ts';
import { coursePartsMessages } from '../../i18n/catalogue/courseParts.ts';
import { formatPrice } from '../../i18n/format.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/press/Button.tsx';
import { Link } from '../../ui/press/Link.tsx';
import { links } from '../../ui/press/links.ts';
import { Price } from '../../ui/show/Price.tsx';
import { useConnection } from '../../ui/state/useConnection.ts';
import { ItemCover } from '../catalogue/ItemCover.tsx';
import { accessWords } from '../catalogue/planWords.ts';
import { useSiteSettings } from '../site/useSite.ts';
import { isSetAside, lineState, priceChange } from './cartChanges.ts';
import { PlanField, useLinePlans } from './PlanField.tsx';
import { QuantityField } from './QuantityField.tsx';
import type { CartLineView } from './useCart.ts';
import { useCartActions } from './useCartActions.ts';

/** The id of the title of an item's line. */
export const lineTitleId = (itemId: string): string => `cart-line-${itemId}`;

/** One line of the cart: what, by which plan, how many, for how much; and what changed since it was put in. */
export function CartLineItem({
  view,
  isAsked,
  onRemove,
}: {
  view: CartLineView;
  /** The server has answered about the cart's items. */
  isAsked: boolean;
  onRemove: (isByKeyboard: boolean) => void;
}) {
  const texts = useMessages(cartMessages);
  const { language } = useLanguage();
  const { currency } = useSiteSettings();
  const { setQuantity } = useCartActions();
  const { line, item, price } = view;
  const listing = item?.listing;
  const isWithdrawn = lineState(view) === 'withdrawn';
  const isCounted = price !== null && !isSetAside(view);
  const title = listing ? textIn(listing.title, language) : texts.unknownTitle;
  const place = listing?.slug ?? line.itemId;
  const to = line.kind === 'course' ? links.course(place) : links.product(place);

  return (
    <li className="leaf row nowrap row-t cart-line">
      <ItemCover row={{ weave: listing?.weave ?? 'khit', coverUrl: listing?.coverUrl ?? null }} place="small" eager />
      <div className="grow cart-words">
        <h2 id={lineTitleId(line.itemId)} className="cart-title" tabIndex={-1}>
          {listing && !isWithdrawn ? <Link to={to}>{title}</Link> : title}
        </h2>
        <LinePlan view={view} />
        <LineNews view={view} to={to} isAsked={isAsked} />
        {line.kind === 'product' && isCounted && (
          <QuantityField
            value={line.quantity}
            most={Math.max(line.quantity, Math.min(listing?.seatsLeft ?? maximumQuantity, maximumQuantity))}
            onChange={(quantity) => void setQuantity(line.itemId, quantity)}
          />
        )}
        <div className="row sb">
          {isCounted ? <Price minor={price * line.quantity} currency={currency} exact /> : <span />}
          <Button
            kind="quiet"
            small
            icon="trash"
            className="cart-remove"
            aria-label={texts.removeOf(title)}
            // A press of a key makes a click without a count.
            onClick={({ detail }) => onRemove(detail === 0)}
          >
            {texts.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}

function LinePlan({ view }: { view: CartLineView }) {
  const { line, item, plan, price } = view;
  const others = useLinePlans(view);
  const texts = useMessages(cartMessages);
  const { plans } = useMessages(coursePartsMessages);
  const { language } = useLanguage();
  const { currency } = useSiteSettings();
  const { term } = useFormat();
  if (line.kind === 'product') {
    return line.quantity > 1 && price !== null ? (
      <p className="sm mut">{texts.each(formatPrice(price, currency))}</p>
    ) : null;
  }
  if (plan === null) return null;
  const isWatched = item?.listing.courseType != null && isWatchable(item.listing.courseType);
  const access = accessWords(plan, plans, term, isWatched);
  if (others.length === 0) {
    return (
      <p className="sm mut">
        {texts.plan(textIn(plan.name, language))} · {access}
      </p>
    );
  }
  return (
    <>
      <PlanField view={view} plans={others} />
      <p className="sm mut">{access}</p>
    </>
  );
}

/** Changes since the line was added. Nothing is replaced silently. */
function LineNews({ view, to, isAsked }: { view: CartLineView; to: string; isAsked: boolean }) {
  const texts = useMessages(cartMessages);
  const aside = useMessages(setAsideMessages);
  const { currency } = useSiteSettings();
  const isAway = useConnection() !== 'online';
  const others = useLinePlans(view);
  const state = lineState(view);
  const change = priceChange(view);
  const left = view.item?.listing.seatsLeft ?? null;
  if (state === 'unknown') {
    const found = isAway ? texts.unknownAway : texts.unknown;
    return <p className="sm news">{isAsked ? texts.vanished : found}</p>;
  }
  if (state === 'withdrawn') return <p className="sm news">{texts.withdrawn}</p>;
  if (state === 'noPrice') return <p className="sm news">{texts.noPrice}</p>;
  if (state === 'full') return <p className="sm news">{view.line.kind === 'course' ? aside.full : aside.soldOut}</p>;
  if (state === 'gone') {
    return (
      <>
        <p className="sm news">{texts.gone}</p>
        {others.length > 0 ? (
          <PlanField view={view} plans={others} />
        ) : (
          <Link className="link sm" to={to}>
            {texts.goneAction}
          </Link>
        )}
      </>
    );
  }
  return (
    <>
      {change !== null && (
        <p className="sm news">
          {texts.priceChanged(formatPrice(change.before, currency), formatPrice(change.now, currency))}
        </p>
      )}
      {left !== null && left < view.line.quantity && <p className="sm news">{texts.short(left)}</p>}
    </>
  );
}
