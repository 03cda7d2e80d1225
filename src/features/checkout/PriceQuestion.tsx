import type { Quote } from '../../domain/pricing/quote.ts';
import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';
import { ConfirmSheet } from '../../ui/sheet/ConfirmSheet.tsx';

/** The question about a new total. Nothing is ordered without a yes (decisions: money). */
export function PriceQuestion({
  before,
  after,
  dropped,
  onConfirm,
  onCancel,
}: {
  before: Quote;
  after: Quote;
  /** Notices about chosen parts that the order no longer has. */
  dropped: readonly string[];
  onConfirm: () => void;
  onCancel: () => void;
}) {
  const texts = useMessages(checkoutMessages).priceChanged;
  const [old, now] = [formatMoney(before.total, before.currency), formatMoney(after.total, after.currency)];
  const isSame = old === now;
  const { title, note, confirm } = isSame ? texts.sameTotal : texts;
  return (
    <ConfirmSheet
      open
      title={title}
      body={
        <div className="stack stack-3">
          <p className="strong num">{isSame ? texts.sameTotal.body(now) : texts.body(old, now)}</p>
          {dropped.map((notice) => (
            <Note key={notice} tone="here">
              {notice}
            </Note>
          ))}
          <p>{note}</p>
        </div>
      }
      confirm={confirm}
      refuse={texts.refuse}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
