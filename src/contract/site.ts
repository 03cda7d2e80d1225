import * as z from 'zod/mini';
import type { CourseLayout, SiteSettings } from '../domain/siteSettings.ts';
import { defineCall } from './call.ts';
import { dataOf, flagCodec, localTextCodec, moneyCodec } from './primitives.ts';

const layoutOnWire = { default: 0, one: 1, three: 3, four: 4 } as const satisfies Record<CourseLayout, number>;
const layoutInside: Record<0 | 1 | 3 | 4, CourseLayout> = { 0: 'default', 1: 'one', 3: 'three', 4: 'four' };

const field = z.codec(
  z.object({ is_enable: flagCodec, is_require: flagCodec }),
  z.custom<{ isEnabled: boolean; isRequired: boolean }>(),
  {
    decode: (w) => ({ isEnabled: w.is_enable, isRequired: w.is_require }),
    encode: (f) => ({ is_enable: f.isEnabled, is_require: f.isRequired }),
  },
);

/** Every site setting, named as in the specification where it names one. */
export const siteSettingsCodec = z.codec(
  z.object({
    title: localTextCodec,
    currency_code: z.enum(['THB', 'USD']),
    auto_cancel: z.number().check(z.minimum(0), z.maximum(8_760)),
    is_tax_invoice: flagCodec,
    is_tax_system: flagCodec,
    is_add_on_tax: flagCodec,
    is_require_company_certificate: flagCodec,
    tax_invoice_minimum: moneyCodec,
    is_vat: flagCodec,
    is_withholding: flagCodec,
    is_user_group: flagCodec,
    is_student_select_group: flagCodec,
    course_access_rights: flagCodec,
    is_use_coupon_or_oder: flagCodec,
    is_one_coupon: flagCodec,
    is_thankyou_page: flagCodec,
    layout_course_detail: z.union([z.literal(0), z.literal(1), z.literal(3), z.literal(4)]),
    is_require_slip: flagCodec,
    is_enable_howtobuy: flagCodec,
    is_show_curriculum: flagCodec,
    is_show_comment: flagCodec,
    is_show_same_teacher: flagCodec,
    is_show_same_group: flagCodec,
    is_show_best_seller: flagCodec,
    is_external_bookstore: flagCodec,
    contact_fields: z.object({ firstname: field, lastname: field, tel: field, nickname: field, address: field }),
    profile_picture: field,
    limit_user: z.int().check(z.minimum(0)),
    limit_user_in_day: z.int().check(z.minimum(0)),
    transfer_time_limit: z.nullable(localTextCodec),
  }),
  z.custom<SiteSettings>(),
  {
    decode: (w) => ({
      title: w.title,
      currency: w.currency_code,
      autoCancelHours: w.auto_cancel,
      taxInvoiceEnabled: w.is_tax_invoice,
      taxSystemEnabled: w.is_tax_system,
      taxAddOnEnabled: w.is_add_on_tax,
      companyCertificateRequired: w.is_require_company_certificate,
      taxInvoiceMinimum: w.tax_invoice_minimum,
      vatEnabled: w.is_vat,
      withholdingEnabled: w.is_withholding,
      userGroupsEnabled: w.is_user_group,
      studentsSelectGroup: w.is_student_select_group,
      courseAccessByGroup: w.course_access_rights,
      couponExcludesPromotion: w.is_use_coupon_or_oder,
      oneCouponPerOrder: w.is_one_coupon,
      thankYouPageEnabled: w.is_thankyou_page,
      courseLayout: layoutInside[w.layout_course_detail],
      slipRequired: w.is_require_slip,
      howToBuyShown: w.is_enable_howtobuy,
      curriculumShown: w.is_show_curriculum,
      commentsShown: w.is_show_comment,
      sameTeacherShown: w.is_show_same_teacher,
      sameGroupShown: w.is_show_same_group,
      bestSellersShown: w.is_show_best_seller,
      bookstoreEnabled: w.is_external_bookstore,
      contactFields: {
        firstName: w.contact_fields.firstname,
        lastName: w.contact_fields.lastname,
        tel: w.contact_fields.tel,
        nickname: w.contact_fields.nickname,
        address: w.contact_fields.address,
      },
      profilePicture: w.profile_picture,
      userLimit: w.limit_user,
      dailyUserLimit: w.limit_user_in_day,
      transferTimeLimitText: w.transfer_time_limit,
    }),
    encode: (s) => ({
      title: s.title,
      currency_code: s.currency,
      auto_cancel: s.autoCancelHours,
      is_tax_invoice: s.taxInvoiceEnabled,
      is_tax_system: s.taxSystemEnabled,
      is_add_on_tax: s.taxAddOnEnabled,
      is_require_company_certificate: s.companyCertificateRequired,
      tax_invoice_minimum: s.taxInvoiceMinimum,
      is_vat: s.vatEnabled,
      is_withholding: s.withholdingEnabled,
      is_user_group: s.userGroupsEnabled,
      is_student_select_group: s.studentsSelectGroup,
      course_access_rights: s.courseAccessByGroup,
      is_use_coupon_or_oder: s.couponExcludesPromotion,
      is_one_coupon: s.oneCouponPerOrder,
      is_thankyou_page: s.thankYouPageEnabled,
      layout_course_detail: layoutOnWire[s.courseLayout],
      is_require_slip: s.slipRequired,
      is_enable_howtobuy: s.howToBuyShown,
      is_show_curriculum: s.curriculumShown,
      is_show_comment: s.commentsShown,
      is_show_same_teacher: s.sameTeacherShown,
      is_show_same_group: s.sameGroupShown,
      is_show_best_seller: s.bestSellersShown,
      is_external_bookstore: s.bookstoreEnabled,
      contact_fields: {
        firstname: s.contactFields.firstName,
        lastname: s.contactFields.lastName,
        tel: s.contactFields.tel,
        nickname: s.contactFields.nickname,
        address: s.contactFields.address,
      },
      profile_picture: s.profilePicture,
      limit_user: s.userLimit,
      limit_user_in_day: s.dailyUserLimit,
      transfer_time_limit: s.transferTimeLimitText,
    }),
  },
);

/** The settings with what the browser needs of the server itself. */
export type PublicSite = {
  readonly settings: SiteSettings;
  readonly realtimePort: number;
  readonly realtimeSecure: boolean;
  readonly publicUrl: string;
};

export const siteSettings = defineCall({
  name: 'siteSettings',
  method: 'GET',
  path: '/api/setting/site/into/1',
  scope: 'public',
  caching: 'shared',
  summary: 'The site settings, and where the realtime connection listens.',
  response: dataOf(
    z.codec(
      z.object({ site: siteSettingsCodec, realtime_port: z.int(), realtime_secure: flagCodec, public_url: z.string() }),
      z.custom<PublicSite>(),
      {
        decode: (w) => ({
          settings: w.site,
          realtimePort: w.realtime_port,
          realtimeSecure: w.realtime_secure,
          publicUrl: w.public_url,
        }),
        encode: (s) => ({
          site: s.settings,
          realtime_port: s.realtimePort,
          realtime_secure: s.realtimeSecure,
          public_url: s.publicUrl,
        }),
      },
    ),
  ),
});

export const saveSettings = defineCall({
  name: 'saveSettings',
  method: 'PUT',
  path: '/api/admin/settings',
  scope: 'administrator',
  origin: 'addition',
  summary: 'Changes the site settings.',
  body: siteSettingsCodec,
  response: dataOf(siteSettingsCodec),
});
