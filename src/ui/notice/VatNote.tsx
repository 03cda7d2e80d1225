import type { Currency } from '../../domain/pricing/currency.ts';
import type { Vat } from '../../domain/tax/vat.ts';
import { vatMessages } from '../../i18n/buying/vat.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useMessages } from '../../i18n/useMessages.ts';

/** Net, VAT and gross under a total; nothing where prices contain no VAT. */
export function VatNote({ vat, currency }: { vat: Vat; currency: Currency }) {
  const texts = useMessages(vatMessages);
  if (vat.vat === 0) return null;
  const [net, tax, gross] = [vat.net, vat.vat, vat.gross].map((minor) => formatMoney(minor, currency));
  return <p className="hint num">{texts.parts(net ?? '', tax ?? '', gross ?? '')}</p>;
}
