import type { OrderAtDesk } from '../../../domain/order/order.ts';
import type { Currency } from '../../../domain/pricing/currency.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ConfirmSheet } from '../../../ui/sheet/ConfirmSheet.tsx';

type Props = {
  readonly open: boolean;
  /** Names the source of the amount: a report, or the money itself. */
  readonly title: string;
  readonly order: Pick<OrderAtDesk, 'total' | 'currency'>;
  readonly money: { readonly amount: number; readonly currency: Currency };
  /** In words. */
  readonly difference: string;
  readonly onAccept: () => void;
  readonly onClose: () => void;
};

/** The question before an order is approved for another amount than it asks. */
export function AcceptQuestion({ open, title, order, money, difference, onAccept, onClose }: Props) {
  const texts = useMessages(administrationMessages).decide;
  return (
    <ConfirmSheet
      open={open}
      title={title}
      body={texts.confirmBody(
        formatMoney(order.total, order.currency),
        formatMoney(money.amount, money.currency),
        difference,
      )}
      confirm={texts.confirm}
      refuse={texts.refuse}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onAccept();
      }}
    />
  );
}
