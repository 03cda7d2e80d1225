import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { accountsSetting } from '../../../contract/order/shopPayments.ts';
import { bankNameIn } from '../../../domain/order/thaiBanks.ts';
import type { ShopAccount } from '../../../domain/order/typedAccounts.ts';
import { shopPaymentsMessages } from '../../../i18n/buying/shopPayments.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Note } from '../../../ui/notice/Note.tsx';
import { BankLogo } from '../../../ui/show/BankLogo.tsx';
import { Tag } from '../../../ui/show/Tag.tsx';
import { EditablePartHead } from '../form/EditablePartHead.tsx';
import { QueryStates } from '../list/QueryStates.tsx';
import { settingQuery } from '../resourceQueries.ts';
import { AccountsForm } from './AccountsForm.tsx';

/** The destination accounts and their form. */
export function AccountsPart() {
  const texts = useMessages(shopPaymentsMessages);
  const query = useQuery(settingQuery(accountsSetting));
  const [isEdited, setEdited] = useState(false);
  const stored = query.data;
  const canEdit = stored !== undefined && !isEdited;
  return (
    <section className="leaf stack adm-settings" aria-label={texts.accounts.title}>
      <EditablePartHead title={texts.accounts.title} onEdit={canEdit ? () => setEdited(true) : null} />
      <p className="read">{texts.accounts.body}</p>
      <QueryStates query={query} failed={texts.failed} needsNetwork={texts.needsNetwork} />
      {isEdited && stored && <AccountsForm stored={stored} onClose={() => setEdited(false)} />}
      {!isEdited && stored?.accounts.length === 0 && <Note tone="here">{texts.accounts.none}</Note>}
      {!isEdited && stored && stored.accounts.length > 0 && (
        <ul className="account-list" aria-label={texts.accounts.title}>
          {stored.accounts.map((account) => (
            <AccountFacts key={account.id} account={account} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AccountFacts({ account }: { account: ShopAccount }) {
  const texts = useMessages(shopPaymentsMessages).accounts;
  const { language } = useLanguage();
  return (
    <li>
      <BankLogo code={account.bankCode} />
      <span className="grow">
        <span className="num strong">{account.accountNumber}</span>
        <span className="sm mut account-name">
          {bankNameIn(account, language)} · {account.accountName}
          {account.promptPayId !== null && ` · ${texts.promptPayId} ${account.promptPayId}`}
        </span>
      </span>
      {!account.isOn && <Tag>{texts.isOff}</Tag>}
    </li>
  );
}
