import { accountsSetting } from '../../../contract/order/shopPayments.ts';
import { originBanks } from '../../../domain/order/thaiBanks.ts';
import {
  accountNameMaximum,
  accountsMaximum,
  noAccount,
  refuseAccounts,
  type ShopAccounts,
  storedAccounts,
  type TypedAccount,
  typedAccounts,
  warnsOfPromptPayId,
} from '../../../domain/order/typedAccounts.ts';
import { shopPaymentsMessages } from '../../../i18n/buying/shopPayments.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Problem } from '../../../ui/form/FormField.tsx';
import { roomFor } from '../../../ui/form/roomFor.ts';
import { BankLogo } from '../../../ui/show/BankLogo.tsx';
import { sentencesOf } from '../../device/sentencesOf.ts';
import { AddRow } from '../form/AddRow.tsx';
import { DeskFields } from '../form/DeskFields.tsx';
import { DeskFormFrame } from '../form/DeskFormFrame.tsx';
import { MovableRows } from '../form/MovableRows.tsx';
import { StaleNote } from '../form/StaleNote.tsx';
import type { FieldProblems } from '../form/useDeskForm.ts';
import { useSettingForm } from '../form/useResourceForm.ts';
import { ShopPictureField } from './ShopPictureField.tsx';
import '../../taxData/taxData.css';

/** All destination accounts, in the shop's order. */
export function AccountsForm({ stored, onClose }: { stored: ShopAccounts; onClose: () => void }) {
  const { problems: sentences, saved, accounts: texts } = useMessages(shopPaymentsMessages);
  const form = useSettingForm(accountsSetting, {
    ...{ value: stored, stored: typedAccounts(stored), draftOf: storedAccounts, saved, onSaved: onClose },
    refuse: (values) => sentencesOf(refuseAccounts(values), sentences),
  });
  const { problems, change } = form;
  const { accounts } = form.values;
  return (
    <DeskFormFrame form={form} label={texts.title} isOpened savesUnchanged={false} onCancel={onClose}>
      <StaleNote form={form} labels={{ accounts: texts.title }} />
      <div className="stack stack-3">
        {accounts.length === 0 && <p className="mut">{texts.none}</p>}
        <MovableRows
          rows={accounts}
          label={texts.title}
          nameOf={(at) => texts.one(at + 1)}
          onRows={(rows) => change({ accounts: rows })}
        >
          {(account, at, changeRow) => (
            <AccountFields
              account={account}
              name={texts.one(at + 1)}
              within={`accounts.${at}.`}
              problems={problems}
              onChange={changeRow}
            />
          )}
        </MovableRows>
        {problems.accounts && <Problem>{problems.accounts}</Problem>}
        <AddRow
          label={texts.add}
          isFull={accounts.length >= accountsMaximum}
          onAdd={() => change({ accounts: [...accounts, noAccount(crypto.randomUUID())] })}
        />
      </div>
    </DeskFormFrame>
  );
}

function AccountFields({
  account,
  name,
  within,
  problems,
  onChange,
}: {
  account: TypedAccount;
  name: string;
  within: string;
  problems: FieldProblems;
  onChange: (account: TypedAccount) => void;
}) {
  const texts = useMessages(shopPaymentsMessages).accounts;
  const { language } = useLanguage();
  const change = (changes: Partial<TypedAccount>) => onChange({ ...account, ...changes });
  const promptPayHint = warnsOfPromptPayId(account.promptPayId) ? (
    <span className="tax-warning">{texts.promptPayWarning}</span>
  ) : (
    texts.promptPayHint
  );
  return (
    <>
      <div className="g2">
        <DeskFields
          form={{ values: account, problems, change }}
          within={within}
          fields={[
            {
              ...{ kind: 'choice', name: 'bankCode', label: texts.bank, required: true, placeholder: texts.chooseBank },
              mark: <BankLogo code={account.bankCode} />,
              choices: originBanks.map(({ code, nameTh, nameEn }) => ({
                value: code,
                label: language === 'th' ? nameTh : nameEn,
              })),
            },
            {
              ...{ kind: 'line', name: 'accountNumber', label: texts.number, required: true },
              ...{ inputMode: 'numeric', autoComplete: 'off' },
            },
            {
              ...{ kind: 'line', name: 'accountName', label: texts.name, required: true },
              ...{ autoComplete: 'off', maxLength: roomFor(accountNameMaximum) },
            },
            {
              ...{ kind: 'line', name: 'promptPayId', label: texts.promptPayId, hint: promptPayHint },
              ...{ inputMode: 'numeric', autoComplete: 'off' },
            },
          ]}
        />
      </div>
      <DeskFields
        form={{ values: account, problems, change }}
        within={within}
        fields={[{ kind: 'check', name: 'isOn', label: texts.isOn }]}
      />
      <ShopPictureField
        label={texts.picture}
        hint={texts.pictureHint}
        of={name}
        url={account.promptPayImageUrl}
        problem={problems[`${within}promptPayImageUrl`]}
        onUrl={(promptPayImageUrl) => change({ promptPayImageUrl })}
      />
    </>
  );
}
