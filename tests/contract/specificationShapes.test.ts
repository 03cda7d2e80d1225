import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Call } from '../../src/contract/call.ts';
import { cartPaymentMethods, getPricingPlans } from '../../src/contract/cart/cart.ts';
import { couponByCode } from '../../src/contract/cart/coupon.ts';
import { listPromotions } from '../../src/contract/cart/promotion.ts';
import { getCart } from '../../src/contract/cart/shownCart.ts';
import { courseDetail } from '../../src/contract/catalogue/course.ts';
import { courseViewer } from '../../src/contract/catalogue/courseViewer.ts';
import { productDetail } from '../../src/contract/catalogue/product.ts';
import { countdown, playlist } from '../../src/contract/learning/progress.ts';
import { orderDetail, placeOrderCall } from '../../src/contract/order/order.ts';
import { originBanksCall, reportTransferCall } from '../../src/contract/order/payment.ts';
import { listCustomLabels } from '../../src/contract/people/customLabel.ts';
import { saveTaxDataCall } from '../../src/contract/people/taxData.ts';

type JsonSchema = { readonly [key: string]: unknown };

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** The properties of an object, of the items of a list, or of what may be null. */
function propertiesOf(schema: unknown): JsonSchema {
  if (!isSchema(schema)) return {};
  if (isSchema(schema.properties)) return schema.properties;
  const inside = Array.isArray(schema.anyOf) ? schema.anyOf : [schema.items];
  return Object.assign({}, ...inside.map(propertiesOf));
}

/** The wire fields at a path inside a schema. */
const fieldsAt = (schema: z.core.$ZodType, path: readonly string[]): readonly string[] =>
  Object.keys(
    path.reduce(
      (properties, name) => propertiesOf(properties[name]),
      propertiesOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
    ),
  );

type Shape = {
  readonly entity: string;
  readonly call: Call;
  readonly side: 'body' | 'response';
  readonly path: string;
  readonly fields: string;
};

/** Entities of chapter 3 of the specification, and where our calls have them. */
const shapes: readonly Shape[] = [
  {
    ...{ entity: 'course detail', call: courseDetail, side: 'response', path: 'data' },
    fields: `id courseDescription title endPublish course_language custom_text_language_key is_recertification_course
      preview courseType priceDetail promotion seat lockCourse free_book free_book_type link_path courseVenue
      course_for_user_group is_layout_course_registration curriculum`,
  },
  {
    ...{ entity: 'preview of a course', call: courseDetail, side: 'response', path: 'data.preview' },
    fields: `pictureUrl videoUrl videoName videoDesc classType startDate endDate startRegDate endRegDate imageAlt`,
  },
  {
    ...{ entity: 'viewer of a course', call: courseViewer, side: 'response', path: 'data' },
    fields: 'priceDetailByUserId statusOrder orderCourseId',
  },
  {
    ...{ entity: 'pricing plan', call: getPricingPlans, side: 'response', path: 'data' },
    fields: `id course_id reference_code reference_id plan_type term term_unit term_2 term_unit_2 price price_usd name
      status_show is_default pricing_type free_for free_course_ids need_approval is_for_member`,
  },
  {
    ...{ entity: 'coupon', call: couponByCode, side: 'response', path: 'data' },
    fields: `id code courses payment_method coupon_type number_of_course discount_type discount_amont
      discount_amount_usd`,
  },
  {
    ...{ entity: 'promotion', call: listPromotions, side: 'response', path: 'data' },
    fields: `id title description_list courses coursesInPromotion promotion_type number_of_course discount_type
      discount_amont discount_amount_usd`,
  },
  {
    ...{ entity: 'cart item', call: getCart, side: 'response', path: 'data.items' },
    fields: `cart_id course_id course_name course_image priecingplan_id qty pricing_type coupons_id paymentmethod_id`,
  },
  {
    ...{ entity: 'order payload', call: placeOrderCall, side: 'body', path: '' },
    fields: `user_id course_id payment_method_id coupon_id promotion_id price discount shipping_fee currency_code
      pricingplan_id courses shipping_address_id shipping_fee_id is_withholding withholding_percent`,
  },
  {
    ...{ entity: 'order', call: orderDetail, side: 'response', path: 'data' },
    fields: 'price discount shipping_fee withholding_price payment_status order_token email tel',
  },
  {
    ...{ entity: 'tax data', call: saveTaxDataCall, side: 'body', path: '' },
    fields: `tax_person_type tax_name_one tax_name_two tax_payer_identification_no tax_address tax_postcode
      tax_company_certificate tax_is_delivery_by_tax_address tax_delivery_address`,
  },
  {
    ...{ entity: 'custom label', call: listCustomLabels, side: 'response', path: 'data' },
    fields: 'id type_label label order_label required item_list',
  },
  {
    ...{ entity: 'payment report', call: reportTransferCall, side: 'body', path: '' },
    fields: `order_id contact_name email tel payment_method_id status bank_account bank_code transfer_datetime time
      transfer_amount description address slip`,
  },
  {
    ...{ entity: 'cart payment method', call: cartPaymentMethods, side: 'response', path: 'data' },
    fields: 'id bankList',
  },
  {
    ...{ entity: 'destination account', call: cartPaymentMethods, side: 'response', path: 'data.bankList' },
    fields: 'id account_id account_name bank bank_name prompt_pay_image',
  },
  {
    ...{ entity: 'origin bank', call: originBanksCall, side: 'response', path: 'data' },
    fields: 'banktransfer_value banktransfer_nameth',
  },
  {
    ...{ entity: 'playlist section', call: playlist, side: 'response', path: 'data.sections' },
    fields: 'id name location lectures',
  },
  {
    ...{ entity: 'lecture', call: playlist, side: 'response', path: 'data.sections.lectures' },
    fields: 'id name preview content_type text files video duration',
  },
  {
    ...{ entity: 'countdown', call: countdown, side: 'response', path: 'data' },
    fields: `planType startDateTime courseDays term termUnit term2 termUnit2 isTermUnit2 countDownTime progressTime
      orderID finishDateTime readLecture`,
  },
  {
    ...{ entity: 'product detail', call: productDetail, side: 'response', path: 'data' },
    fields: `id meta_title meta_description preview priceDetail courseDescription course_type image_detail
      available_qty`,
  },
];

test.each(shapes)('$entity has every field of the specification', ({ call, side, path, fields }) => {
  const present = fieldsAt(call[side], path === '' ? [] : path.split('.'));
  expect(fields.split(/\s+/).filter((field) => !present.includes(field))).toEqual([]);
});
