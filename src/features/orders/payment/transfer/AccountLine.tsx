import { useQuery } from '@tanstack/react-query';
import { bankNameIn } from '../../../../domain/order/thaiBanks.ts';
import { ordersMessages } from '../../../../i18n/buying/orders.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { BankLogo } from '../../../../ui/show/BankLogo.tsx';
import { accountsQuery } from '../../../bankTransfer/bankListQueries.ts';

/** The shop's first account in one line, and the number of the others; nothing before they are known. */
export function AccountLine() {
  const { andAccounts } = useMessages(ordersMessages);
  const { language } = useLanguage();
  const [first, ...more] = useQuery(accountsQuery).data ?? [];
  if (!first) return null;
  return (
    <p className="row nowrap sm">
      <BankLogo code={first.bankCode} />
      <span>
        <b className="num strong nb">{first.accountNumber}</b>{' '}
        <span className="mut">
          {bankNameIn(first, language)} · {first.accountName}
          {more.length > 0 && ` ${andAccounts(more.length)}`}
        </span>
      </span>
    </p>
  );
}
