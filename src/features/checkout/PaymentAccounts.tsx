import type { BankAccount } from '../../domain/paymentMethod.ts';
import { checkoutMessages } from '../../i18n/checkout.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { BankLogo } from '../../ui/BankLogo.tsx';

/** The accounts that a transfer may go to. */
export function PaymentAccounts({ accounts }: { accounts: readonly BankAccount[] }) {
  const texts = useMessages(checkoutMessages).methods;
  return (
    <ul className="account-list" aria-label={texts.accounts}>
      {accounts.map((account) => (
        <li key={account.id}>
          <BankLogo code={account.bankCode} />
          <span>
            <span className="strong">{account.bankName}</span> <span className="num nb">{account.accountNumber}</span>{' '}
            <span className="nb">{account.accountName}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
