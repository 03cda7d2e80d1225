import { useState } from 'react';
import { couponMessages } from '../../../i18n/buying/coupon.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { Button } from '../../../ui/press/Button.tsx';
import type { CartView } from '../useCart.ts';
import { couponsHeadingId } from './CouponRow.tsx';
import { CouponRows } from './CouponRows.tsx';
import { CouponSheet } from './CouponSheet.tsx';
import { SwitchSheet } from './SwitchSheet.tsx';
import type { CouponEntry } from './useCouponEntry.ts';
import { useCouponWords } from './useCouponWords.ts';
import './coupon.css';

/** The coupons of the cart with their savings or problems, and a button to enter another. */
export function CouponSection({
  view,
  entry,
  notice = null,
}: {
  view: CartView;
  entry: CouponEntry;
  /** A notice about a coupon that something else than its own button changed. */
  notice?: string | null;
}) {
  const texts = useMessages(couponMessages);
  const words = useCouponWords();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    entry.forgetProblem();
  };

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
      <CouponRows view={view} />
      {notice !== null && <Note live>{notice}</Note>}
      {!isOpen && entry.waits && <WaitingCode entry={entry} />}
      {!isOpen && !entry.waits && entry.problem !== null && (
        <Note tone="here" live>
          <span className="strong num">{entry.problem.code}</span> {words.problemOfCode(entry.problem)}
        </Note>
      )}
      {entry.question && <SwitchSheet question={entry.question} onAnswer={entry.answer} />}
      <CouponSheet open={isOpen} onClose={close} view={view} entry={entry} />
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
