import { useMemo } from 'react';
import type { Order } from '../../../../domain/order/order.ts';
import { bankNameIn } from '../../../../domain/order/thaiBanks.ts';
import { ordersMessages } from '../../../../i18n/buying/orders.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { useBankLists } from '../../../bankTransfer/useBankLists.ts';
import { QrFigure } from '../qr/QrFigure.tsx';
import { accountQrOf } from './accountQr.ts';

/** The shop's own PromptPay QR for this order, drawn on the device; nothing if the shop has none. */
export function PromptPayOfShop({ order }: { order: Order }) {
  const texts = useMessages(ordersMessages).promptPay;
  const { language } = useLanguage();
  const { accounts } = useBankLists();
  const qr = useMemo(() => accountQrOf(order, accounts), [order, accounts]);
  if (qr === null) return null;
  const { account } = qr;
  return (
    <>
      <QrFigure order={order} isNamed={false} picture={qr.picture} note={texts.note}>
        <p className="sm">{texts.into(bankNameIn(account, language), account.accountName)}</p>
      </QrFigure>
      <p className="sm mut">{texts.orAccount}</p>
    </>
  );
}
