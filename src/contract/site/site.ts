import * as z from 'zod/mini';
import { currencies } from '../../domain/pricing/currency.ts';
import type { SiteSettings } from '../../domain/site/siteSettings.ts';
import { writtenText } from '../../domain/writtenText.ts';
import { defineCall } from '../call.ts';
import { dataOf, flagCodec, localTextCodec, moneyCodec } from '../primitives.ts';
import { layoutCodec } from './layout.ts';

const field = z.codec(
  z.object({ is_enable: flagCodec, is_require: flagCodec }),
  z.custom<{ isEnabled: boolean; isRequired: boolean }>(),
  {
    decode: (w) => ({ isEnabled: w.is_enable, isRequired: w.is_require }),
    encode: (f) => ({ is_enable: f.isEnabled, is_require: f.isRequired }),
  },
);

/** Settings that are on or off. */
const switches = {
  is_tax_invoice: 'taxInvoiceEnabled',
  is_tax_system: 'taxSystemEnabled',
  is_add_on_tax: 'taxAddOnEnabled',
  is_require_company_certificate: 'companyCertificateRequired',
  is_vat: 'vatEnabled',
  is_withholding: 'withholdingEnabled',
  is_user_group: 'userGroupsEnabled',
  is_student_select_group: 'studentsSelectGroup',
  course_access_rights: 'courseAccessByGroup',
  is_use_coupon_or_oder: 'couponExcludesPromotion',
  is_one_coupon: 'oneCouponPerOrder',
  is_thankyou_page: 'thankYouPageEnabled',
  is_require_slip: 'slipRequired',
  is_enable_howtobuy: 'howToBuyShown',
  is_show_curriculum: 'curriculumShown',
  is_show_comment: 'commentsShown',
  is_show_same_teacher: 'sameTeacherShown',
  is_show_same_group: 'sameGroupShown',
  is_show_best_seller: 'bestSellersShown',
  is_external_bookstore: 'bookstoreEnabled',
  is_enable_analytics: 'analyticsEnabled',
} as const satisfies Record<string, keyof SiteSettings>;
type WireSwitch = keyof typeof switches;
type InsideSwitch = (typeof switches)[WireSwitch];
const switchPairs = Object.entries(switches) as [WireSwitch, InsideSwitch][];
const wireSwitches = Object.fromEntries(switchPairs.map(([wire]) => [wire, flagCodec])) as Record<
  WireSwitch,
  typeof flagCodec
>;
const decodeSwitches = (w: Record<WireSwitch, boolean>) =>
  Object.fromEntries(switchPairs.map(([wire, inside]) => [inside, w[wire]])) as Record<InsideSwitch, boolean>;
const encodeSwitches = (s: Record<InsideSwitch, boolean>) =>
  Object.fromEntries(switchPairs.map(([wire, inside]) => [wire, s[inside]])) as Record<WireSwitch, boolean>;

const words = z.string().check(z.overwrite(writtenText));
const name = words.check(z.minLength(1));
/** A shop has a name; without an English one the Thai stands in both languages. */
const givenTitle: typeof localTextCodec = z.object({ th: name, en: z.nullable(name) });

/** Every site setting, named as in the specification where it names one. */
const settingsCodec = (title: typeof localTextCodec) =>
  z.codec(
    z.object({
      title,
      currency_code: z.enum(currencies),
      ...wireSwitches,
      auto_cancel: z.number().check(z.minimum(0), z.maximum(8_760)),
      tax_invoice_minimum: moneyCodec,
      layout_course_detail: layoutCodec,
      contact_fields: z.object({ firstname: field, lastname: field, tel: field, nickname: field, address: field }),
      profile_picture: field,
      limit_user: z.int().check(z.minimum(0)),
      limit_user_in_day: z.int().check(z.minimum(0)),
      transfer_time_limit: z.nullable(z.object({ th: words, en: z.nullable(words) })),
    }),
    z.custom<SiteSettings>(),
    {
      decode: (w) => ({
        title: w.title,
        currency: w.currency_code,
        ...decodeSwitches(w),
        autoCancelHours: w.auto_cancel,
        taxInvoiceMinimum: w.tax_invoice_minimum,
        courseLayout: w.layout_course_detail,
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
        ...encodeSwitches(s),
        auto_cancel: s.autoCancelHours,
        tax_invoice_minimum: s.taxInvoiceMinimum,
        layout_course_detail: s.courseLayout,
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

const siteSettingsCodec = settingsCodec(localTextCodec);

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
  body: settingsCodec(givenTitle),
  response: dataOf(siteSettingsCodec),
  failures: ['BOOKSTORE_OFF'],
});
