import { bookstoreMessages } from '../../../i18n/buying/bookstore.ts';
import { administrationMessages } from '../../../i18n/people/administration.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { SettingsForm } from './settingsForm.ts';

/** The labels of all settings of the form. */
export function useSettingsLabels(): Readonly<Record<keyof SettingsForm, string>> {
  const texts = useMessages(administrationMessages).settings;
  const bookstore = useMessages(bookstoreMessages);
  return {
    titleTh: texts.titleTh,
    titleEn: texts.titleEn,
    currency: texts.currency,
    clock: texts.clock,
    autoCancelHours: texts.autoCancelHours,
    slipCheckHours: texts.slipCheckHours,
    slipRequired: texts.slipRequired,
    thankYouPageEnabled: texts.thankYouPage,
    bookstoreEnabled: bookstore.setting,
    paymentTitle: texts.paymentTitle,
    refundPromise: texts.refundPromise,
    contactTel: texts.contactTel,
    contactLine: texts.contactLine,
    contactEmail: texts.contactEmail,
    contactAddress: texts.contactAddress,
    registrationNumber: texts.registrationNumber,
    transferTimeLimitText: texts.timeLimit,
    oneCouponPerOrder: texts.oneCoupon,
    couponExcludesPromotion: texts.couponOrPromotion,
    vatEnabled: texts.vat,
    taxSystemEnabled: texts.taxSystem,
    taxAddOnEnabled: texts.taxAddOn,
    taxInvoiceEnabled: texts.taxInvoice,
    companyCertificateRequired: texts.certificate,
    withholdingEnabled: texts.withholding,
    taxInvoiceMinimum: texts.taxInvoiceMinimum,
    seatsAreRegistered: texts.registers,
    howToBuyShown: texts.howToBuy,
    curriculumShown: texts.curriculum,
    commentsShown: texts.comments,
    reviewsShown: texts.reviews,
    sameTeacherShown: texts.sameTeacher,
    sameGroupShown: texts.sameGroup,
    bestSellersShown: texts.bestSellers,
    courseLayout: texts.layout,
    userGroupsEnabled: texts.userGroups,
    courseAccessByGroup: texts.groupAccess,
    analyticsEnabled: texts.analytics,
    tagManagerId: texts.tagManager,
  };
}
