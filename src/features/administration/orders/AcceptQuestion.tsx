import { slipQueueMessages } from '../../../i18n/buying/slipQueue.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { ConfirmSheet } from '../../../ui/sheet/ConfirmSheet.tsx';

type Props = {
  readonly open: boolean;
  readonly title: string;
  /** Formatted amounts. */
  readonly due: string;
  readonly received: { readonly label: string; readonly amount: string };
  /** In words; `null` if the amounts are equal. */
  readonly difference: string | null;
  readonly onAccept: () => void;
  readonly onClose: () => void;
};

/** The question before money is approved, with the due amount beside the received one. */
export function AcceptQuestion({ open, title, due, received, difference, onAccept, onClose }: Props) {
  const { decide, order } = useMessages(administrationMessages);
  const { confirm, starts } = useMessages(slipQueueMessages).approve;
  return (
    <ConfirmSheet
      open={open}
      title={title}
      body={
        <div className="stack stack-3">
          <dl className="adm-compare">
            <div>
              <dt>{order.due}</dt>
              <dd className="num">{due}</dd>
            </div>
            <div>
              <dt>{received.label}</dt>
              <dd className={difference === null ? 'num' : 'num adm-differs'}>{received.amount}</dd>
            </div>
          </dl>
          {difference !== null && <p className="adm-differs">{difference}</p>}
          <p className="sm mut">{starts}</p>
        </div>
      }
      confirm={difference === null ? confirm : decide.confirm}
      refuse={decide.refuse}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onAccept();
      }}
    />
  );
}
