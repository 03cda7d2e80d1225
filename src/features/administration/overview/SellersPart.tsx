import type { SoldItem } from '../../../domain/order/salesFigures.ts';
import type { Currency } from '../../../domain/pricing/currency.ts';
import { shopFiguresMessages } from '../../../i18n/buying/shopFigures.ts';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { deskLinks } from '../../../ui/press/deskLinks.ts';
import { Link } from '../../../ui/press/Link.tsx';
import '../../../ui/styles/table.css';

/** A few items with what they sold. */
export function SellersPart({
  title,
  items,
  currency,
}: {
  title: string;
  items: readonly SoldItem[];
  currency: Currency;
}) {
  const texts = useMessages(shopFiguresMessages);
  const { language } = useLanguage();
  return (
    <section className="stack stack-3" aria-label={title}>
      <h2>{title}</h2>
      {items.length === 0 ? (
        <p className="mut">{texts.nothingSold}</p>
      ) : (
        <table className="tbl">
          <thead>
            <tr>
              <th>{texts.columns.item}</th>
              <th className="r">{texts.columns.quantity}</th>
              <th className="r">{texts.columns.income}</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ id, title: name, quantity, income }) => (
              <tr key={id}>
                <td>
                  <Link className="link" to={deskLinks.item(id)}>
                    {name[language] ?? name.th}
                  </Link>
                </td>
                <td className="r">{formatCount(quantity)}</td>
                <td className="r">{formatMoney(income, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
