import { normaliseEmail } from '../../../domain/people/contactFormat.ts';
import { plainEntry } from '../../../domain/plainEntry.ts';
import type { Currency } from '../../../domain/pricing/currency.ts';
import { decodeMajor, encodeMajor } from '../../../domain/pricing/minorUnits.ts';
import { refuseSettings } from '../../../domain/site/refuseSettings.ts';
import type { CourseLayout, SiteSettings } from '../../../domain/site/siteSettings.ts';
import { storedText, type TypedText, typedText } from '../../../domain/typedText.ts';
import { writtenText } from '../../../domain/writtenText.ts';

/** Values of the settings form. */
export type SettingsForm = {
  readonly titleTh: string;
  readonly titleEn: string;
  readonly currency: Currency;
  readonly autoCancelHours: string;
  readonly slipCheckHours: string;
  readonly slipRequired: boolean;
  readonly thankYouPageEnabled: boolean;
  readonly bookstoreEnabled: boolean;
  readonly transferTimeLimitText: TypedText;
  readonly paymentTitle: TypedText;
  readonly refundPromise: TypedText;
  /** '' for none, also of the other contact lines. */
  readonly contactTel: string;
  readonly contactLine: string;
  readonly contactEmail: string;
  readonly contactAddress: TypedText;
  readonly registrationNumber: string;
  readonly couponExcludesPromotion: boolean;
  readonly oneCouponPerOrder: boolean;
  readonly vatEnabled: boolean;
  readonly taxSystemEnabled: boolean;
  readonly taxAddOnEnabled: boolean;
  readonly taxInvoiceEnabled: boolean;
  /** In baht. */
  readonly taxInvoiceMinimum: string;
  readonly companyCertificateRequired: boolean;
  readonly withholdingEnabled: boolean;
  readonly seatsAreRegistered: boolean;
  readonly howToBuyShown: boolean;
  readonly curriculumShown: boolean;
  readonly commentsShown: boolean;
  readonly reviewsShown: boolean;
  readonly sameTeacherShown: boolean;
  readonly sameGroupShown: boolean;
  readonly bestSellersShown: boolean;
  readonly userGroupsEnabled: boolean;
  readonly courseAccessByGroup: boolean;
  readonly courseLayout: CourseLayout;
  readonly analyticsEnabled: boolean;
  /** '' for none. */
  readonly tagManagerId: string;
  readonly clock: '24' | '12';
};

export type SettingsProblem =
  | 'titleTh'
  | 'titleEn'
  | 'autoCancelHours'
  | 'slipCheckHours'
  | 'taxInvoiceMinimum'
  | 'tagManagerId'
  | 'transferTimeLimitText.th'
  | 'transferTimeLimitText.en'
  | 'paymentTitle.th'
  | 'paymentTitle.en'
  | 'refundPromise.th'
  | 'refundPromise.en'
  | 'contactAddress.th'
  | 'contactAddress.en'
  | ContactLine;

type ContactLine = 'contactTel' | 'contactLine' | 'contactEmail' | 'registrationNumber';

/** A change that alters prices which buyers have seen. */
export type SurprisingChange = 'currency' | 'vat';

export const formOf = (settings: SiteSettings): SettingsForm => ({
  titleTh: settings.title.th,
  titleEn: settings.title.en ?? '',
  currency: settings.currency,
  autoCancelHours: String(settings.autoCancelHours),
  slipCheckHours: String(settings.slipCheckHours),
  slipRequired: settings.slipRequired,
  thankYouPageEnabled: settings.thankYouPageEnabled,
  bookstoreEnabled: settings.bookstoreEnabled,
  transferTimeLimitText: typedText(settings.transferTimeLimitText),
  paymentTitle: typedText(settings.paymentTitle),
  refundPromise: typedText(settings.refundPromise),
  contactTel: settings.contactTel ?? '',
  contactLine: settings.contactLine ?? '',
  contactEmail: settings.contactEmail ?? '',
  contactAddress: typedText(settings.contactAddress),
  registrationNumber: settings.registrationNumber ?? '',
  couponExcludesPromotion: settings.couponExcludesPromotion,
  oneCouponPerOrder: settings.oneCouponPerOrder,
  vatEnabled: settings.vatEnabled,
  taxSystemEnabled: settings.taxSystemEnabled,
  taxAddOnEnabled: settings.taxAddOnEnabled,
  taxInvoiceEnabled: settings.taxInvoiceEnabled,
  taxInvoiceMinimum: String(encodeMajor(settings.taxInvoiceMinimum)),
  companyCertificateRequired: settings.companyCertificateRequired,
  withholdingEnabled: settings.withholdingEnabled,
  seatsAreRegistered: settings.seatsAreRegistered,
  howToBuyShown: settings.howToBuyShown,
  curriculumShown: settings.curriculumShown,
  commentsShown: settings.commentsShown,
  reviewsShown: settings.reviewsShown,
  sameTeacherShown: settings.sameTeacherShown,
  sameGroupShown: settings.sameGroupShown,
  bestSellersShown: settings.bestSellersShown,
  userGroupsEnabled: settings.userGroupsEnabled,
  courseAccessByGroup: settings.courseAccessByGroup,
  courseLayout: settings.courseLayout,
  analyticsEnabled: settings.analyticsEnabled,
  tagManagerId: settings.tagManagerId ?? '',
  clock: settings.twelveHourClock ? '12' : '24',
});

/** The faulty fields, by the rules of the server. */
export function settingsProblems(form: SettingsForm): readonly SettingsProblem[] {
  const { titleTh, titleEn, transferTimeLimitText, paymentTitle, refundPromise, contactAddress } = form;
  const faults = refuseSettings({
    ...{ title: { th: titleTh, en: titleEn }, transferTimeLimitText, paymentTitle, refundPromise, contactAddress },
    ...{ ...contactLinesOf(form), tagManagerId: tagManagerOf(form) || null },
    ...{ autoCancelHours: hoursIn(form.autoCancelHours), slipCheckHours: hoursIn(form.slipCheckHours) },
    taxInvoiceMinimum: minimumOf(form),
  });
  const formNames: Readonly<Record<string, string>> = { 'title.th': 'titleTh', 'title.en': 'titleEn' };
  return Object.keys(faults).map((name) => (formNames[name] ?? name) as SettingsProblem);
}

/** The changes to ask about before they are saved. */
export const surprisesIn = (stored: SettingsForm, form: SettingsForm): readonly SurprisingChange[] => [
  ...(form.currency === stored.currency ? [] : ['currency' as const]),
  ...(form.vatEnabled === stored.vatEnabled ? [] : ['vat' as const]),
];

/** Minor units; NaN for what is no amount. */
function minimumOf({ taxInvoiceMinimum }: Pick<SettingsForm, 'taxInvoiceMinimum'>): number {
  const typed = plainEntry(taxInvoiceMinimum).replaceAll(',', '');
  return typed === '' ? Number.NaN : (decodeMajor(Number(typed)) ?? Number.NaN);
}

function hoursIn(text: string): number {
  const typed = plainEntry(text).replaceAll(',', '');
  return typed === '' ? Number.NaN : Number(typed);
}

/** The typed id as Google writes it. */
const tagManagerOf = ({ tagManagerId }: Pick<SettingsForm, 'tagManagerId'>): string =>
  tagManagerId.trim().toUpperCase();

/** The contact lines as stored: plain digits and letters, LINE ids and addresses in lower case. */
const contactLinesOf = (form: Pick<SettingsForm, ContactLine>): Pick<SiteSettings, ContactLine> => ({
  contactTel: plainEntry(form.contactTel) || null,
  contactLine: plainEntry(form.contactLine).toLowerCase() || null,
  contactEmail: normaliseEmail(form.contactEmail) || null,
  registrationNumber: writtenText(form.registrationNumber) || null,
});

/**
 * All settings with the changes from `base`. Other fields keep their newest value, so that two administrators do not
 * undo each other.
 */
export function settingsWith(newest: SiteSettings, base: SettingsForm, form: SettingsForm): SiteSettings {
  const changed = Object.entries(form).filter(([name, value]) => value !== base[name as keyof SettingsForm]);
  const wanted: SettingsForm = { ...formOf(newest), ...Object.fromEntries(changed) };
  const {
    titleTh,
    titleEn,
    autoCancelHours,
    slipCheckHours,
    taxInvoiceMinimum,
    transferTimeLimitText,
    paymentTitle,
    refundPromise,
    contactAddress,
    tagManagerId,
    clock,
    ...flags
  } = wanted;
  return {
    ...newest,
    ...flags,
    ...contactLinesOf(wanted),
    title: { th: titleTh.trim(), en: titleEn.trim() === '' ? null : titleEn.trim() },
    autoCancelHours: hoursIn(autoCancelHours),
    slipCheckHours: hoursIn(slipCheckHours),
    transferTimeLimitText: storedText(transferTimeLimitText),
    paymentTitle: storedText(paymentTitle),
    refundPromise: storedText(refundPromise),
    contactAddress: storedText(contactAddress),
    taxInvoiceMinimum: minimumOf({ taxInvoiceMinimum }),
    tagManagerId: tagManagerOf({ tagManagerId }) || null,
    twelveHourClock: clock === '12',
  };
}
