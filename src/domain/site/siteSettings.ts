import type { LocalText } from '../localText.ts';
import type { Currency } from '../pricing/currency.ts';

export type CourseLayout = 'default' | 'one' | 'three' | 'four';
export type FieldSetting = { readonly isEnabled: boolean; readonly isRequired: boolean };
export type ContactField = 'firstName' | 'lastName' | 'tel' | 'nickname' | 'address';

/** The site settings of the specification (chapters 1 to 5) and the shop's own. */
export type SiteSettings = {
  readonly title: LocalText;
  readonly currency: Currency;
  /** Hours until an unpaid order is cancelled; 0 means never. */
  readonly autoCancelHours: number;
  /** Hours in which the shop usually checks a slip; 0 promises nothing. */
  readonly slipCheckHours: number;
  readonly taxInvoiceEnabled: boolean;
  readonly taxSystemEnabled: boolean;
  readonly taxAddOnEnabled: boolean;
  readonly companyCertificateRequired: boolean;
  /** Lowest total (satang) for a tax invoice. */
  readonly taxInvoiceMinimum: number;
  readonly vatEnabled: boolean;
  readonly withholdingEnabled: boolean;
  readonly userGroupsEnabled: boolean;
  readonly studentsSelectGroup: boolean;
  readonly courseAccessByGroup: boolean;
  readonly couponExcludesPromotion: boolean;
  readonly oneCouponPerOrder: boolean;
  readonly thankYouPageEnabled: boolean;
  readonly courseLayout: CourseLayout;
  readonly slipRequired: boolean;
  /** In-class and live courses say "register" where the others say "buy". */
  readonly seatsAreRegistered: boolean;
  readonly howToBuyShown: boolean;
  readonly curriculumShown: boolean;
  readonly commentsShown: boolean;
  /** Learners review courses; off, no stars are shown anywhere. */
  readonly reviewsShown: boolean;
  readonly sameTeacherShown: boolean;
  readonly sameGroupShown: boolean;
  readonly bestSellersShown: boolean;
  readonly bookstoreEnabled: boolean;
  /** Visits of consenting people are measured; nobody is asked while it is off. */
  readonly analyticsEnabled: boolean;
  /** Google Tag Manager container (`GTM-…`), loaded after consent while visits are measured. */
  readonly tagManagerId: string | null;
  /** Fields of a time show 12 hours with AM and PM. */
  readonly twelveHourClock: boolean;
  readonly contactFields: Readonly<Record<ContactField, FieldSetting>>;
  readonly profilePicture: FieldSetting;
  /** Accounts in all and new ones a day; 0 means no limit. */
  readonly userLimit: number;
  readonly dailyUserLimit: number;
  readonly transferTimeLimitText: LocalText | null;
  /** Title of the payment section at the checkout; `null` for the usual one. */
  readonly paymentTitle: LocalText | null;
  /** The shop's word about giving money back, beside the buttons that order and pay; `null` for none. */
  readonly refundPromise: LocalText | null;
  /** As people write it, such as `02 123 4567`. */
  readonly contactTel: string | null;
  /** A LINE id, or an official account with `@`. */
  readonly contactLine: string | null;
  readonly contactEmail: string | null;
  readonly contactAddress: LocalText | null;
  /** The number of the shop's commercial registration. */
  readonly registrationNumber: string | null;
};

const enabled: FieldSetting = { isEnabled: true, isRequired: true };
const optional: FieldSetting = { isEnabled: true, isRequired: false };
const off: FieldSetting = { isEnabled: false, isRequired: false };

export const defaultSiteSettings: SiteSettings = {
  title: { th: 'ลานเรียน', en: 'Lanrian' },
  currency: 'THB',
  autoCancelHours: 48,
  slipCheckHours: 24,
  taxInvoiceEnabled: true,
  taxSystemEnabled: true,
  taxAddOnEnabled: true,
  companyCertificateRequired: false,
  taxInvoiceMinimum: 100_000,
  vatEnabled: true,
  withholdingEnabled: true,
  userGroupsEnabled: false,
  studentsSelectGroup: false,
  courseAccessByGroup: false,
  couponExcludesPromotion: true,
  oneCouponPerOrder: true,
  thankYouPageEnabled: true,
  courseLayout: 'three',
  slipRequired: true,
  seatsAreRegistered: true,
  howToBuyShown: true,
  curriculumShown: true,
  commentsShown: false,
  reviewsShown: true,
  sameTeacherShown: true,
  sameGroupShown: false,
  bestSellersShown: false,
  bookstoreEnabled: false,
  analyticsEnabled: false,
  tagManagerId: null,
  twelveHourClock: false,
  contactFields: { firstName: enabled, lastName: enabled, tel: optional, nickname: off, address: off },
  profilePicture: off,
  userLimit: 0,
  dailyUserLimit: 0,
  transferTimeLimitText: null,
  paymentTitle: null,
  refundPromise: null,
  contactTel: null,
  contactLine: null,
  contactEmail: null,
  contactAddress: null,
  registrationNumber: null,
};
