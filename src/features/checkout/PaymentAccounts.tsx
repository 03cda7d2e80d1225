import type { BankAccount } from '../../domain/order/paymentMethod.ts';
import { bankNameIn } from '../../domain/order/thaiBanks.ts';
import { checkoutMessages } from '../../i18n/buying/checkout.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { BankLogo } from '../../ui/show/BankLogo.tsx';

/** The accounts that the money may go to. */
export function PaymentAccounts({ accounts }: { accounts: readonly BankAccount[] }) {
  const texts = useMessages(checkoutMessages).methods;
  const { language } = useLanguage();
  return (
    <ul className="account-list" aria-label={texts.accounts}>
      {accounts.map((account) => (
        <li key={account.id}>
          <BankLogo code={account.bankCode} />
          <span>
            <span className="strong">{bankNameIn(account, language)}</span>{' '}
            <span className="num nb">{account.accountNumber}</span> <span className="nb">{account.accountName}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
