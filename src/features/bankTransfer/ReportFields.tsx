import {
  contactNameMaximum,
  type TransferReportField,
  transferNoteMaximum,
} from '../../domain/order/bankTransferReport.ts';
import type { BankAccount, OriginBank } from '../../domain/order/paymentMethod.ts';
import { bankNameIn } from '../../domain/order/thaiBanks.ts';
import { reportMessages } from '../../i18n/buying/report.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { DateTimeField } from '../../ui/dateTime/DateTimeField.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { TextAreaField, TextField } from '../../ui/form/TextField.tsx';
import { Note } from '../../ui/notice/Note.tsx';
import { BankLogo } from '../../ui/show/BankLogo.tsx';
import type { ReportSubject } from '../outbox/useReportEntries.ts';
import { useSiteSettings } from '../site/useSite.ts';
import type { ReportForm } from './reportForm.ts';
import { onlyAmount, readTransferAmount, writeTransferAmount } from './typedTransfer.ts';

type Props = {
  subject: ReportSubject;
  form: ReportForm;
  /** The latest allowed day, `YYYY-MM-DD`; `undefined` while only the device's clock is known. */
  latestDay: string | undefined;
  /** The present by the best known clock. */
  now: number;
  /** The day lies in the future by the device's clock, which may be wrong. */
  isDayAfterDevice: boolean;
  problems: Partial<Record<TransferReportField, string>>;
  accounts: readonly BankAccount[];
  banks: readonly OriginBank[];
  onChange: (changes: Partial<ReportForm>) => void;
  onLeave: (field: TransferReportField) => void;
};

/** All fields of the report except slip and note (specification 2, bank-transfer form fields). */
export function ReportFields(props: Props) {
  const { subject, form, problems, accounts, banks, onChange, onLeave } = props;
  const texts = useMessages(reportMessages);
  const { language } = useLanguage();
  const account = accounts.find((candidate) => candidate.id === form.accountId);
  const amount = readTransferAmount(form.amount);
  return (
    <>
      <SelectField
        label={texts.fields.originBank}
        required
        placeholder={texts.chooseBank}
        value={form.originBankCode}
        choices={banks.map((bank) => ({
          value: bank.code,
          label: `${language === 'th' ? bank.nameTh : bank.nameEn} (${bank.code})`,
        }))}
        mark={form.originBankCode !== '' && <BankLogo code={form.originBankCode} />}
        problem={problems.originBank}
        onText={(originBankCode) => onChange({ originBankCode })}
      />
      <TextField
        label={texts.fields.amount(texts.units[subject.currency])}
        required
        name="transfer-amount"
        inputMode="decimal"
        autoComplete="off"
        value={form.amount}
        problem={problems.amount}
        onText={(typed) => onChange({ amount: onlyAmount(typed) })}
        onBlur={() => (amount === null ? onLeave('amount') : onChange({ amount: writeTransferAmount(amount) }))}
      />
      <div className="full stack stack-3">
        <SelectField
          label={texts.fields.account}
          required
          placeholder={texts.chooseAccount}
          value={form.accountId}
          choices={accounts.map((each) => ({
            value: each.id,
            label: `${each.accountNumber} - ${each.accountName} - ${bankNameIn(each, language)}`,
          }))}
          mark={account && <BankLogo code={account.bankCode} />}
          problem={problems.account}
          onText={(accountId) => onChange({ accountId })}
        />
        {account?.promptPayImageUrl && (
          <figure className="prompt-pay">
            <img className="qr" src={account.promptPayImageUrl} alt={texts.promptPay} />
            <figcaption className="xs mut">{texts.promptPay}</figcaption>
          </figure>
        )}
      </div>
      <TransferMoment {...props} />
      <TextField
        label={texts.fields.contactName}
        name="contact-name"
        autoComplete="name"
        maxLength={contactNameMaximum}
        value={form.contactName}
        problem={problems.contactName}
        onText={(contactName) => onChange({ contactName })}
      />
      <TextField label={texts.fields.orderNumber} value={subject.number} readOnly disabled />
    </>
  );
}

/** Day and time of the transfer, in Bangkok. */
function TransferMoment({ form, latestDay, now, isDayAfterDevice, problems, onChange }: Props) {
  const texts = useMessages(reportMessages);
  const { twelveHourClock } = useSiteSettings();
  return (
    <>
      <div className="stack stack-3">
        <DateTimeField
          kind="date"
          label={texts.fields.date}
          required
          hint={texts.dateHint}
          name="transfer-date"
          value={form.date}
          latest={latestDay}
          now={now}
          problem={problems.date}
          onValue={(date) => onChange({ date })}
        />
        {isDayAfterDevice && (
          <Note tone="here" live>
            {texts.dateAfterDevice}
          </Note>
        )}
      </div>
      <DateTimeField
        kind="time"
        label={texts.fields.time}
        required
        name="transfer-time"
        value={form.time}
        is12Hour={twelveHourClock}
        now={now}
        problem={problems.time}
        onValue={(time) => onChange({ time })}
      />
    </>
  );
}

/** The optional note of the payer. */
export function ReportNote({ note, onText }: { note: string; onText: (note: string) => void }) {
  const texts = useMessages(reportMessages);
  return (
    <TextAreaField label={texts.fields.note} rows={2} maxLength={transferNoteMaximum} value={note} onText={onText} />
  );
}
