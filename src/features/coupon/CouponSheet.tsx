import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { missingCourses, refuseCoupon } from '../../domain/coupon.ts';
import type { Coupon } from '../../domain/offer.ts';
import { couponMessages } from '../../i18n/coupon.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import type { KnownCoupons } from '../../platform/cartCoupons.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { countingCoupons } from '../cart/cartCoupons.ts';
import { knownCouponsQuery } from '../cart/cartQuery.ts';
import type { CartView } from '../cart/useCart.ts';
import type { CouponEntry } from './useCouponEntry.ts';
import { useCouponWords } from './useCouponWords.ts';

type Props = { open: boolean; onClose: () => void; view: CartView; entry: CouponEntry };

/** Where a code is typed, over the coupons that were entered on this device before. */
export function CouponSheet({ open, onClose, view, entry }: Props) {
  const texts = useMessages(couponMessages);
  return (
    <Sheet open={open} onClose={onClose} title={texts.mine}>
      <div className="stack stack-3">
        <CodeForm entry={entry} onUsed={onClose} />
        <KnownList view={view} entry={entry} onUsed={onClose} />
      </div>
    </Sheet>
  );
}

function CodeForm({ entry, onUsed }: { entry: CouponEntry; onUsed: () => void }) {
  const texts = useMessages(couponMessages);
  const words = useCouponWords();
  const fieldId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The sheet stands in the checkout's form for React, and nowhere near it on the page.
    event.stopPropagation();
    if (entry.isBusy) return;
    void entry.apply(entry.code).then((isUsed) => {
      if (isUsed) onUsed();
      else document.getElementById(fieldId)?.focus();
    });
  };
  return (
    <form className="coupon-form" noValidate onSubmit={submit}>
      <TextField
        id={fieldId}
        // The sheet gives it the focus; else the way out has it, and Enter behind a typed code closes the sheet.
        data-pc-autofocus="true"
        label={texts.code}
        value={entry.code}
        onText={entry.type}
        problem={entry.problem ? words.problemOfCode(entry.problem) : null}
        hint={entry.isAway || entry.waits ? waitingWords(entry, texts) : null}
        className="in coupon-code"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
      />
      <Button type="submit" busy={entry.isBusy}>
        {entry.isAway ? texts.useLater : texts.use}
      </Button>
    </form>
  );
}

const waitingWords = ({ waits, code }: CouponEntry, texts: (typeof couponMessages)['th']): string =>
  waits ? texts.waits(code) : texts.needsNetwork;

/** So many stand in the list; older ones can still be typed. */
const mostShown = 10;

function KnownList({ view, entry, onUsed }: { view: CartView; entry: CouponEntry; onUsed: () => void }) {
  const texts = useMessages(couponMessages);
  const known = useQuery(knownCouponsQuery).data ?? {};
  const coupons = outsideOfCart(known, view.cart.couponIds);
  if (coupons.length === 0) return null;
  return (
    <ul className="stack stack-3" aria-label={texts.known}>
      {coupons.map((coupon) => (
        <KnownRow key={coupon.id} coupon={coupon} view={view} entry={entry} onUsed={onUsed} />
      ))}
    </ul>
  );
}

const outsideOfCart = (known: KnownCoupons, couponIds: readonly string[]): readonly Coupon[] =>
  Object.values(known)
    .filter(({ coupon, state }) => state === 'open' && !couponIds.includes(coupon.id))
    .toSorted((a, b) => b.seenAt - a.seenAt)
    .slice(0, mostShown)
    .map(({ coupon }) => coupon);

function KnownRow({
  coupon,
  view,
  entry,
  onUsed,
}: Omit<Props, 'open' | 'onClose'> & { coupon: Coupon; onUsed: () => void }) {
  const texts = useMessages(couponMessages);
  const words = useCouponWords();
  const use = { ...view.couponCart, usedCouponIds: countingCoupons(view.coupons).map(({ id }) => id) };
  const refusal = refuseCoupon(coupon, use);
  const missing = refusal === 'notEnoughCourses' ? missingCourses(coupon, use) : 0;
  return (
    <li className="leaf row nowrap coupon-known">
      <span className={refusal === null ? 'coupon-on' : 'mut'}>
        <Icon name="tag" large />
      </span>
      <div className="grow">
        <p className="strong num">{coupon.code}</p>
        <p className="sm mut">{words.termsOf(coupon)}</p>
        {refusal !== null && (
          <p className="xs coupon-news">{words.problemOfCode({ kind: refusal, code: coupon.code, missing })}</p>
        )}
      </div>
      <Button
        kind="outline"
        small
        disabled={refusal !== null}
        aria-label={texts.useOf(coupon.code)}
        onClick={() => void entry.apply(coupon.code).then((isUsed) => isUsed && onUsed())}
      >
        {texts.use}
      </Button>
    </li>
  );
}
