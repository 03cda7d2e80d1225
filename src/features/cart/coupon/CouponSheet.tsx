import { couponMessages } from '../../../i18n/buying/coupon.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Sheet } from '../../../ui/sheet/Sheet.tsx';
import type { CartView } from '../useCart.ts';
import { CodeForm } from './CodeForm.tsx';
import { KnownCoupons } from './KnownCoupons.tsx';
import type { CouponEntry } from './useCouponEntry.ts';

type Props = { open: boolean; onClose: () => void; view: CartView; entry: CouponEntry };

/** The sheet of the code form, above the coupons known on this device. */
export function CouponSheet({ open, onClose, view, entry }: Props) {
  const texts = useMessages(couponMessages);
  return (
    <Sheet open={open} onClose={onClose} title={texts.mine}>
      <div className="stack stack-3">
        <CodeForm entry={entry} onUsed={onClose} />
        <KnownCoupons view={view} entry={entry} onUsed={onClose} />
      </div>
    </Sheet>
  );
}
