import * as z from 'zod/mini';
import type { LocalText } from '../../domain/localText.ts';
import { currencies } from '../../domain/pricing/currency.ts';
import type { FieldSetting, SiteSettings } from '../../domain/site/siteSettings.ts';
import { isTagManagerId } from '../../domain/site/tagManager.ts';
import { writtenText } from '../../domain/writtenText.ts';
import { defineCall } from '../call.ts';
import { type Codec, field, type Inside, object } from '../field.ts';
import { dataOf, flag, localText, money } from '../primitives.ts';
import { layoutCodec } from './layout.ts';

const fieldSetting = object<FieldSetting>({
  isEnabled: field('is_enable', flag),
  isRequired: field('is_require', flag),
});

const contactFields = object<SiteSettings['contactFields']>({
  firstName: field('firstname', fieldSetting),
  lastName: field('lastname', fieldSetting),
  tel: field('tel', fieldSetting),
  nickname: field('nickname', fieldSetting),
  address: field('address', fieldSetting),
});

const words = z.string().check(z.overwrite(writtenText));
const name = words.check(z.minLength(1));
/** The shop's name; the Thai one is used in both languages without an English one. */
const givenTitle: Codec<LocalText> = z.object({ th: name, en: z.nullable(name) });

const optionalText = z.nullable(z.object({ th: words, en: z.nullable(words) }));
const optionalLine = z.nullable(name);

/** Every site setting, with the specification's names where it has them. */
const settingsCodec = (title: Codec<LocalText>) =>
  object<SiteSettings>({
    title: field('title', title),
    currency: field('currency_code', z.enum(currencies)),
    taxInvoiceEnabled: field('is_tax_invoice', flag),
    taxSystemEnabled: field('is_tax_system', flag),
    taxAddOnEnabled: field('is_add_on_tax', flag),
    companyCertificateRequired: field('is_require_company_certificate', flag),
    vatEnabled: field('is_vat', flag),
    withholdingEnabled: field('is_withholding', flag),
    userGroupsEnabled: field('is_user_group', flag),
    studentsSelectGroup: field('is_student_select_group', flag),
    courseAccessByGroup: field('course_access_rights', flag),
    couponExcludesPromotion: field('is_use_coupon_or_oder', flag),
    oneCouponPerOrder: field('is_one_coupon', flag),
    thankYouPageEnabled: field('is_thankyou_page', flag),
    slipRequired: field('is_require_slip', flag),
    seatsAreRegistered: field('is_register_for_seat', flag),
    howToBuyShown: field('is_enable_howtobuy', flag),
    curriculumShown: field('is_show_curriculum', flag),
    commentsShown: field('is_show_comment', flag),
    reviewsShown: field('is_show_review', flag),
    sameTeacherShown: field('is_show_same_teacher', flag),
    sameGroupShown: field('is_show_same_group', flag),
    bestSellersShown: field('is_show_best_seller', flag),
    bookstoreEnabled: field('is_external_bookstore', flag),
    analyticsEnabled: field('is_enable_analytics', flag),
    tagManagerId: field('tag_manager_id', z.nullable(z.string().check(z.refine(isTagManagerId)))),
    twelveHourClock: field('is_12_hour_clock', flag),
    slipCheckHours: field('slip_check_hours', z.number().check(z.minimum(0), z.maximum(720))),
    autoCancelHours: field('auto_cancel', z.number().check(z.minimum(0), z.maximum(8_760))),
    taxInvoiceMinimum: field('tax_invoice_minimum', money),
    courseLayout: field('layout_course_detail', layoutCodec),
    contactFields: field('contact_fields', contactFields),
    profilePicture: field('profile_picture', fieldSetting),
    userLimit: field('limit_user', z.int().check(z.minimum(0))),
    dailyUserLimit: field('limit_user_in_day', z.int().check(z.minimum(0))),
    transferTimeLimitText: field('transfer_time_limit', optionalText),
    paymentTitle: field('payment_title', optionalText),
    refundPromise: field('refund_promise', optionalText),
    contactTel: field('contact_tel', optionalLine),
    contactLine: field('contact_line', optionalLine),
    contactEmail: field('contact_email', optionalLine),
    contactAddress: field('contact_address', optionalText),
    registrationNumber: field('registration_number', optionalLine),
  });

export const siteSettingsCodec = settingsCodec(localText);

const publicSite = object({
  settings: field('site', siteSettingsCodec),
  realtimePort: field('realtime_port', z.int()),
  realtimeSecure: field('realtime_secure', flag),
  publicUrl: field('public_url', z.string()),
});
/** The settings, and the browser's configuration of the server. */
export type PublicSite = Inside<typeof publicSite>;

export const siteSettings = defineCall('siteSettings', 'GET /api/setting/site/into/1', 'public', {
  origin: 'specification',
  caching: 'shared',
  summary: 'The site settings, and where the realtime connection listens.',
  response: dataOf(publicSite),
});

export const saveSettings = defineCall('saveSettings', 'PUT /api/admin/settings', 'administrator', {
  ...{ idempotent: true, takesRevision: true },
  summary: 'Changes the site settings.',
  body: settingsCodec(givenTitle),
  response: dataOf(siteSettingsCodec),
  failures: ['INPUT_ERROR', 'BOOKSTORE_OFF', 'CHANGED_MEANWHILE'],
});
