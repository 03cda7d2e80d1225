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
  ...{
    transferTimeLimitText: 'transfer_time_limit',
    paymentTitle: 'payment_title',
    userLimit: 'limit_user',
    dailyUserLimit: 'limit_user_in_day',
  },
};

function refuseSettingsOnWire(settings: SiteSettings): Refusal | null {
  const title = typedText(settings.title);
  const transferTimeLimitText = typedText(settings.transferTimeLimitText);
  const paymentTitle = typedText(settings.paymentTitle);
  const faults = {
    ...refuseSettings({ ...settings, title, transferTimeLimitText, paymentTitle }),
    ...refuseUserLimits(settings),
  };
  return refuseFields<string>(faults, (field) => field.replace(/^\w+/, (name) => wireNames[name] ?? name));
}
