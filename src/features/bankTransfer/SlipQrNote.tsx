import { type SlipReference, slipBankCode } from '../../domain/order/slipQr.ts';
import { bankNameOf } from '../../domain/order/thaiBanks.ts';
import { reportMessages } from '../../i18n/buying/report.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { Note } from '../../ui/notice/Note.tsx';

/** Bank and reference from the QR of the slip, for the payer to confirm. */
export function SlipQrNote({ named }: { named: SlipReference }) {
  const { slipQr } = useMessages(reportMessages);
  const { language } = useLanguage();
  return <Note live>{slipQr(bankNameOf(slipBankCode(named), language), named.reference)}</Note>;
}
