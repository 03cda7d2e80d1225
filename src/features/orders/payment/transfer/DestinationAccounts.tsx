import { useId } from 'react';
import type { BankAccount } from '../../../../domain/order/paymentMethod.ts';
import { bankNameIn } from '../../../../domain/order/thaiBanks.ts';
import { ordersMessages } from '../../../../i18n/buying/orders.ts';
import { useFormat } from '../../../../i18n/useFormat.ts';
import { useLanguage } from '../../../../i18n/useLanguage.ts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { RetryNote } from '../../../../ui/notice/RetryNote.tsx';
import { IconButton } from '../../../../ui/press/Button.tsx';
import { BankLogo } from '../../../../ui/show/BankLogo.tsx';
import { useConnection } from '../../../../ui/state/useConnection.ts';
import { ShopQr } from '../../../bankTransfer/ShopQr.tsx';
import { useBankLists } from '../../../bankTransfer/useBankLists.ts';
import { useCopy } from './useCopy.ts';

/** The destination accounts, each number with a copy button. `onCopy` receives the account's id. */
export function DestinationAccounts({ onCopy }: { onCopy: (accountId: string) => void }) {
  const texts = useMessages(ordersMessages);
  const format = useFormat();
  const { language } = useLanguage();
  const { accounts, readAt, hasFailed, isBusy, askAgain } = useBankLists();
  const isAway = useConnection() !== 'online';
  const listId = useId();
  const numberId = (account: BankAccount) => `${listId}-${account.id}`;
  const copy = useCopy();
  const copyNumber = (account: BankAccount) => {
    const shown = account.accountNumber;
    onCopy(account.id);
    void copy({ text: shown.replace(/\D/g, ''), shown, placeId: numberId(account), done: texts.copied });
  };
  if (accounts.length === 0) {
    if (isAway || !hasFailed) return null;
    return (
      <RetryNote isBusy={isBusy} onRetry={askAgain}>
        {texts.accountsFailed}
      </RetryNote>
    );
  }
  return (
    <>
      {isAway && <p className="sm mut">{texts.asOf(format.dateTime(readAt))}</p>}
      <ul className="account-list" aria-label={texts.accounts}>
        {accounts.map((account) => (
          <li key={account.id}>
            <BankLogo code={account.bankCode} />
            <span className="grow">
              <span id={numberId(account)} className="num strong">
                {account.accountNumber}
              </span>
              <span className="sm mut account-name">
                {bankNameIn(account, language)} · {account.accountName}
              </span>
            </span>
            {account.promptPayImageUrl && <ShopQr url={account.promptPayImageUrl} account={account.accountNumber} />}
            <IconButton icon="copy" label={texts.copy(account.accountNumber)} onClick={() => copyNumber(account)} />
          </li>
        ))}
      </ul>
    </>
  );
}
