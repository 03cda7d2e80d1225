import type { SignedQuote } from '../../contract/order/quote.ts';
import type { FailureCode } from '../../domain/failure.ts';
import { textIn } from '../../domain/localText.ts';
import { listOwnPlans } from '../../domain/pricing/pricingPlan.ts';
import { failureMessages, piecesLeftMessages } from '../../i18n/app/failures.ts';
import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { offerFaultWords } from '../../i18n/buying/offerFaults.ts';
import { useFormat } from '../../i18n/useFormat.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { Button, ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import type { CartCouponView } from '../cart/cartCoupons.ts';
import type { CartLineView } from '../cart/useCart.ts';
import { useCartActions } from '../cart/useCartActions.ts';
import { askToSignIn } from '../session/signInQuestion.ts';
import { usePerson } from '../session/useSession.ts';
import { isCouponRefusal } from './couponRefusals.ts';
import { type RefusalPart, refusalParts } from './refusalParts.ts';
import { type ShortStock, shortLines } from './shortLines.ts';

type Refusal = SignedQuote['refusals'][number];

/** Reasons against the order in the shop's sequence, each with what can be done about it. */
export function Refusals({
  id,
  refusals,
  lines,
  coupons,
}: {
  id: string;
  refusals: readonly Refusal[];
  lines: readonly CartLineView[];
  /** Coupons that the shop does not take off. */
  coupons: readonly CartCouponView[];
}) {
  const texts = useMessages(checkoutMessages).refusals;
  if (refusals.length === 0) return null;
  // One sentence beside the first refusal covers all of them.
  const couponRefusal = refusals.find(isCouponRefusal);
  const ofCoupons = refusals.filter(isCouponRefusal);
  return (
    <section id={id} tabIndex={-1} aria-label={texts.heading}>
      <Note tone="error" live>
        <p className="strong">{texts.heading}</p>
        <ul className="stack stack-3">
          {refusals.map((refusal) => {
            if (isCouponRefusal(refusal) && (coupons.length > 0 || refusal !== couponRefusal)) {
              return refusal === couponRefusal && <CouponLine key="coupons" refusals={ofCoupons} coupons={coupons} />;
            }
            if (refusal.code === 'NOT_ENOUGH_STOCK') {
              return shortLines([refusal], lines).map((short) => (
                <ShortLine key={`short ${short.view.line.itemId}`} {...short} />
              ));
            }
            return refusalParts(refusal, lines).map((part) => (
              <RefusalLine
                key={`${refusal.code} ${refusal.itemIds.join(' ')} ${part.isGone}`}
                refusal={refusal}
                {...part}
              />
            ));
          })}
        </ul>
      </Note>
    </section>
  );
}

function CouponLine({ refusals, coupons }: { refusals: readonly Refusal[]; coupons: readonly CartCouponView[] }) {
  const texts = useMessages(checkoutMessages).refusals;
  const { language } = useLanguage();
  const { removeCoupon } = useCartActions();
  const codes = coupons.flatMap(({ coupon }) => coupon?.code ?? []).join(', ');
  const wordsOf = ({ reason }: Refusal) => (reason ? offerFaultWords(reason, language) : texts.coupon);
  const said = [...new Set(refusals.map(wordsOf))];
  const [first] = said;
  // The answer does not match refusals to coupons.
  const told = codes === '' ? said : said.length > 1 ? [`${codes}:`, ...said] : [`${codes}: ${first}`];
  return (
    <li className="stack stack-2">
      {told.map((words) => (
        <p key={words}>{words}</p>
      ))}
      <div className="row">
        {coupons.map(({ id, coupon }) => (
          <Button key={id} kind="outline" small onClick={() => void removeCoupon(id)}>
            {texts.takeOutCoupon(coupon?.code ?? '')}
          </Button>
        ))}
      </div>
    </li>
  );
}

/** A product with fewer pieces left than the cart holds: the line takes the rest, or goes. */
function ShortLine({ view, left }: ShortStock) {
  const texts = useMessages(checkoutMessages).refusals;
  const failures = useMessages(failureMessages);
  const { language } = useLanguage();
  const { remove, setQuantity } = useCartActions();
  const { itemId } = view.line;
  const name = view.item ? textIn(view.item.listing.title, language) : '';
  return (
    <li className="stack stack-2">
      <p>
        {failures.NOT_ENOUGH_STOCK}: {name} ({piecesLeftMessages[language](left)})
      </p>
      <div className="row">
        {left > 0 && (
          <Button kind="outline" small onClick={() => void setQuantity(itemId, left)}>
            {texts.takeLeft(left, name)}
          </Button>
        )}
        <Button kind={left > 0 ? 'quiet' : 'outline'} small onClick={() => void remove(itemId)}>
          {texts.takeOut(name)}
        </Button>
      </div>
    </li>
  );
}

function RefusalLine({ refusal: { code, until, reason }, about, isGone }: { refusal: Refusal } & RefusalPart) {
  const format = useFormat();
  const texts = useMessages(checkoutMessages).refusals;
  const failures = useMessages(failureMessages);
  const { language } = useLanguage();
  const { remove } = useCartActions();
  const nameOf = ({ item }: CartLineView) => (item ? textIn(item.listing.title, language) : '');
  const names = about.map(nameOf).filter(Boolean).join(', ');
  const isWithoutRenewal = code === 'TIME_LEFT' && !about.some(offersRenewal);
  const mend = isGone ? texts.mendGone : isWithoutRenewal ? texts.mendRunning : texts.mend[code];
  return (
    <li className="stack stack-2">
      <p>
        {isGone ? texts.gone : reason ? offerFaultWords(reason, language) : failures[code]}
        {names && `: ${names}`}
        {until !== undefined && ` (${format.dateTime(until)})`}
        {mend && <span className="mut"> — {mend}</span>}
      </p>
      <div className="row">
        {about.map((view) => (
          <Button key={view.line.itemId} kind="outline" small onClick={() => void remove(view.line.itemId)}>
            {texts.takeOut(nameOf(view))}
          </Button>
        ))}
        <WayOn code={code} hasLines={about.length > 0} />
      </div>
    </li>
  );
}

/** Renewals for owners of other courses are left out: their ownership is not known here. */
const offersRenewal = ({ item }: CartLineView): boolean =>
  item !== null && listOwnPlans(item.plans, { isMember: true, ownedCourseIds: [] }, 'running').length > 0;

function WayOn({ code, hasLines }: { code: FailureCode; hasLines: boolean }) {
  const texts = useMessages(checkoutMessages).refusals;
  const isSignedIn = usePerson() !== null;
  if (code === 'MEMBERS_ONLY' || code === 'COURSE_ACCESS_DENIED') {
    // The sign-in page shows nothing to a signed-in person, who needs another account.
    return isSignedIn ? (
      <Button kind="quiet" small onClick={() => void askToSignIn()}>
        {texts.otherAccount}
      </Button>
    ) : (
      <ButtonLink kind="quiet" small to={links.login(links.checkout())}>
        {texts.toLogin}
      </ButtonLink>
    );
  }
  if (code === 'COURSE_DUPLICATE' || code === 'ALREADY_OWNED') {
    return (
      <ButtonLink kind="quiet" small to={links.studentOrders()}>
        {texts.toOrders}
      </ButtonLink>
    );
  }
  // The payment methods are on this page.
  if (hasLines || code === 'BELOW_MINIMUM') return null;
  return (
    <ButtonLink kind="quiet" small to={links.cart()}>
      {texts.toCart}
    </ButtonLink>
  );
}
