import { isEmail } from '../people/contactFormat.ts';
import { withholdingMinimum } from '../tax/withholding.ts';
import { refuseText, type TextProblem, type TypedText } from '../typedText.ts';
import { isLineId, isRegistrationNumber, isShopTel } from './shopContact.ts';
import type { SiteSettings } from './siteSettings.ts';
import { isTagManagerId } from './tagManager.ts';

export const shopNameMaximum = 120;
export const timeLimitMaximum = 300;
export const paymentTitleMaximum = 60;
export const refundPromiseMaximum = 160;
export const contactAddressMaximum = 300;
/** Hours of a year. */
const cancelHoursMaximum = 8_760;
/** Hours of a month. */
const slipCheckHoursMaximum = 720;
const userLimitMaximum = 999_999_999;

/** The longest text of each setting in two languages. */
const textMaxima = {
  title: shopNameMaximum,
  transferTimeLimitText: timeLimitMaximum,
  paymentTitle: paymentTitleMaximum,
  refundPromise: refundPromiseMaximum,
  contactAddress: contactAddressMaximum,
};

/** The rule of each optional line. */
const lineRules = {
  tagManagerId: isTagManagerId,
  contactTel: isShopTel,
  contactLine: isLineId,
  contactEmail: isEmail,
  registrationNumber: isRegistrationNumber,
};

/** The settings that can be typed wrong. A number that cannot be read is NaN. */
export type CheckedSettings = Pick<
  SiteSettings,
  'autoCancelHours' | 'slipCheckHours' | 'taxInvoiceMinimum' | keyof typeof lineRules
> &
  Readonly<Record<keyof typeof textMaxima, TypedText>>;
export type UserLimits = Pick<SiteSettings, 'userLimit' | 'dailyUserLimit'>;

type SettingsProblem = TextProblem | 'invalid';

/** Problems by field, by `field.th` and `field.en` for texts. The tax minimum can only lower that of withholding. */
export function refuseSettings(settings: CheckedSettings): Record<string, SettingsProblem> {
  const problems: Record<string, SettingsProblem> = {};
  for (const name of Object.keys(textMaxima) as (keyof typeof textMaxima)[]) {
    const rule = { maximum: textMaxima[name], isRequired: name === 'title' };
    Object.assign(problems, refuseText(name, settings[name], rule));
  }
  for (const name of Object.keys(lineRules) as (keyof typeof lineRules)[]) {
    const line = settings[name];
    if (line !== null && !lineRules[name](line)) problems[name] = 'invalid';
  }
  if (!isCount(settings.autoCancelHours, cancelHoursMaximum)) problems.autoCancelHours = 'invalid';
  if (!isCount(settings.slipCheckHours, slipCheckHoursMaximum)) problems.slipCheckHours = 'invalid';
  if (!isCount(settings.taxInvoiceMinimum, withholdingMinimum.THB)) problems.taxInvoiceMinimum = 'invalid';
  return problems;
}

/** Problems of the limits of accounts by field. */
export const refuseUserLimits = (limits: UserLimits): Partial<Record<keyof UserLimits, SettingsProblem>> => ({
  ...(isCount(limits.userLimit, userLimitMaximum) ? {} : { userLimit: 'invalid' }),
  ...(isCount(limits.dailyUserLimit, userLimitMaximum) ? {} : { dailyUserLimit: 'invalid' }),
});

const isCount = (value: number, maximum: number): boolean => Number.isInteger(value) && value >= 0 && value <= maximum;
