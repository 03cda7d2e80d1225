import { withholdingMinimum } from '../tax/withholding.ts';
import { refuseText, type TextProblem, type TypedText } from '../typedText.ts';
import type { SiteSettings } from './siteSettings.ts';
import { isTagManagerId } from './tagManager.ts';

export const shopNameMaximum = 120;
export const timeLimitMaximum = 300;
export const paymentTitleMaximum = 60;
/** Hours of a year. */
const cancelHoursMaximum = 8_760;
/** Hours of a month. */
const slipCheckHoursMaximum = 720;
const userLimitMaximum = 999_999_999;

/** The settings that can be typed wrong. A number that cannot be read is NaN. */
export type CheckedSettings = Pick<
  SiteSettings,
  'autoCancelHours' | 'slipCheckHours' | 'taxInvoiceMinimum' | 'tagManagerId'
> & {
  readonly title: TypedText;
  readonly transferTimeLimitText: TypedText;
  readonly paymentTitle: TypedText;
};
export type UserLimits = Pick<SiteSettings, 'userLimit' | 'dailyUserLimit'>;

type SettingsProblem = TextProblem | 'invalid';

/** Problems by field, by `field.th` and `field.en` for texts. The tax minimum can only lower that of withholding. */
export function refuseSettings(settings: CheckedSettings): Record<string, SettingsProblem> {
  const { title, transferTimeLimitText, paymentTitle, taxInvoiceMinimum, tagManagerId } = settings;
  return {
    ...refuseText('title', title, { maximum: shopNameMaximum, isRequired: true }),
    ...refuseText('transferTimeLimitText', transferTimeLimitText, { maximum: timeLimitMaximum, isRequired: false }),
    ...refuseText('paymentTitle', paymentTitle, { maximum: paymentTitleMaximum, isRequired: false }),
    ...(isCount(settings.autoCancelHours, cancelHoursMaximum) ? {} : { autoCancelHours: 'invalid' as const }),
    ...(isCount(settings.slipCheckHours, slipCheckHoursMaximum) ? {} : { slipCheckHours: 'invalid' as const }),
    ...(isCount(taxInvoiceMinimum, withholdingMinimum.THB) ? {} : { taxInvoiceMinimum: 'invalid' as const }),
    ...(tagManagerId === null || isTagManagerId(tagManagerId) ? {} : { tagManagerId: 'invalid' as const }),
  };
}

/** Problems of the limits of accounts by field. */
export const refuseUserLimits = (limits: UserLimits): Partial<Record<keyof UserLimits, SettingsProblem>> => ({
  ...(isCount(limits.userLimit, userLimitMaximum) ? {} : { userLimit: 'invalid' }),
  ...(isCount(limits.dailyUserLimit, userLimitMaximum) ? {} : { dailyUserLimit: 'invalid' }),
});

const isCount = (value: number, maximum: number): boolean => Number.isInteger(value) && value >= 0 && value <= maximum;
