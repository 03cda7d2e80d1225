import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { couponMessages } from '../../i18n/coupon.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import type { CartView } from '../cart/useCart.ts';
import { CouponRow, couponsHeadingId } from './CouponRow.tsx';
import { CouponSheet } from './CouponSheet.tsx';
import { couponRefreshQuery } from './couponRefresh.ts';
import type { CouponEntry } from './useCouponEntry.ts';
import { useCouponWords } from './useCouponWords.ts';
import './coupon.css';

/** The coupons of the cart, what each saves or why it does not, and the way to another one. */
export function CouponSection({
  view,
  entry,
  notice = null,
}: {
  view: CartView;
  entry: CouponEntry;
  /** What has just happened to a coupon by something else than its own buttons. */
  notice?: string | null;
}) {
  const texts = useMessages(couponMessages);
  const words = useCouponWords();
  const [isOpen, setOpen] = useState(false);
  const { couponIds } = view.cart;
  const asked = useQuery({ ...couponRefreshQuery(useQueryClient(), couponIds), enabled: couponIds.length > 0 });

  return (
    <section className="leaf stack stack-3 coupons" aria-labelledby={couponsHeadingId}>
      <div className="row sb">
        <h2 id={couponsHeadingId} tabIndex={-1}>
          {texts.heading}
        </h2>
        <Button kind="outline" small icon="tag" onClick={() => setOpen(true)}>
          {texts.enter}
        </Button>
      </div>
      {view.coupons.length > 0 && (
        <ul className="stack stack-3" aria-label={texts.inCart}>
          {view.coupons.map((coupon) => (
            <CouponRow key={coupon.id} view={coupon} quote={view.quote} isAsked={asked.isSuccess} />
          ))}
        </ul>
      )}
      {notice !== null && <Note live>{notice}</Note>}
      {!isOpen && entry.waits && <WaitingCode entry={entry} />}
      {!isOpen && !entry.waits && entry.problem !== null && (
        <Note tone="here" live>
          <span className="strong num">{entry.problem.code}</span> {words.problemOfCode(entry.problem)}
        </Note>
      )}
      <CouponSheet open={isOpen} onClose={() => setOpen(false)} view={view} entry={entry} />
    </section>
  );
}

function WaitingCode({ entry }: { entry: CouponEntry }) {
  const texts = useMessages(couponMessages);
  return (
    <Note icon={entry.isAway ? 'offline' : 'clock'} live>
      <p>{entry.isBusy ? texts.checking : texts.waits(entry.code)}</p>
      <div className="row">
        {!entry.isAway && (
          <Button kind="quiet" small busy={entry.isBusy} onClick={() => void entry.apply(entry.code)}>
            {texts.tryNow}
          </Button>
        )}
        <Button kind="quiet" small onClick={entry.stopWaiting}>
          {texts.stopWaiting}
        </Button>
      </div>
    </Note>
  );
}
