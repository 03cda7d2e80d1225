import { refuseSettings, refuseUserLimits } from '../../../src/domain/site/refuseSettings.ts';
import type { SiteSettings } from '../../../src/domain/site/siteSettings.ts';
import { typedText } from '../../../src/domain/typedText.ts';
import { type Refusal, refuse } from '../../base/refusal.ts';
import { refuseFields } from '../../base/refuseFields.ts';
import type { Tx } from '../../store/database/connection.ts';
import { readSettings, writeSettings } from '../../store/site/settings.ts';
import type { AppParts } from '../appParts.ts';

/** Writes the site settings. Refuses invalid fields, and the bookstore without its configuration. */
export async function changeSettings(
  tx: Tx,
  { bookstore }: Pick<AppParts, 'bookstore'>,
  changed: SiteSettings,
  now: number,
): Promise<SiteSettings | Refusal> {
  const refused = refuseSettingsOnWire(changed);
  if (refused) return refused;
  const isTurnedOn = changed.bookstoreEnabled && !(await readSettings(tx)).bookstoreEnabled;
  if (isTurnedOn && !bookstore.isKnown) return refuse('BOOKSTORE_OFF');
  await writeSettings(tx, changed, now);
  return changed;
}

const wireNames: Readonly<Record<string, string>> = {
  ...{ autoCancelHours: 'auto_cancel', slipCheckHours: 'slip_check_hours' },
  ...{ taxInvoiceMinimum: 'tax_invoice_minimum', tagManagerId: 'tag_manager_id' },
  ...{ transferTimeLimitText: 'transfer_time_limit', paymentTitle: 'payment_title', refundPromise: 'refund_promise' },
  ...{ contactTel: 'contact_tel', contactLine: 'contact_line', contactEmail: 'contact_email' },
  ...{ contactAddress: 'contact_address', registrationNumber: 'registration_number' },
  ...{ userLimit: 'limit_user', dailyUserLimit: 'limit_user_in_day' },
};

function refuseSettingsOnWire(settings: SiteSettings): Refusal | null {
  const texts = {
    title: typedText(settings.title),
    transferTimeLimitText: typedText(settings.transferTimeLimitText),
    paymentTitle: typedText(settings.paymentTitle),
    refundPromise: typedText(settings.refundPromise),
    contactAddress: typedText(settings.contactAddress),
  };
  const faults = {
    ...refuseSettings({ ...settings, ...texts }),
    ...refuseUserLimits(settings),
  };
  return refuseFields<string>(faults, (field) => field.replace(/^\w+/, (name) => wireNames[name] ?? name));
}
