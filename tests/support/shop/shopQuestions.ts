import { type APIRequestContext, expect } from 'playwright/test';
import { shippingSetting } from '../../../src/contract/order/shipping.ts';
import { saveCustomLabels } from '../../../src/contract/people/customLabel.ts';
import { saveSettings, siteSettings } from '../../../src/contract/site/site.ts';
import type { CustomLabel, CustomLabelType } from '../../../src/domain/people/customLabel.ts';
import { encodeBody } from './wireRequest.ts';

const options = [
  { th: 'เพื่อนแนะนำ', en: 'A friend' },
  { th: 'ค้นเจอเอง', en: 'A search' },
  { th: 'เห็นในโซเชียล', en: 'Social media' },
];

const asked: Readonly<Record<CustomLabelType, { readonly th: string; readonly en: string }>> = {
  inputtext: { th: 'ทำงานอะไรอยู่', en: 'What do you do for a living?' },
  select: { th: 'รู้จักเราจากที่ไหน', en: 'Where did you hear of us?' },
  multiple: { th: 'สนใจเรื่องใดบ้าง', en: 'What interests you?' },
  checkbox: { th: 'รับข่าวทางไหน', en: 'How may we write to you?' },
  radio: { th: 'เรียนเวลาใด', en: 'When do you learn?' },
  image: { th: 'บัตรนักเรียน', en: 'Student card' },
};

const othersOf: Partial<Record<CustomLabelType, CustomLabel['options']>> = {
  multiple: [
    { th: 'บัญชี', en: 'Accounting' },
    { th: 'ภาษา', en: 'Languages' },
    { th: 'งานฝีมือ', en: 'Crafts' },
  ],
  checkbox: [
    { th: 'อีเมล', en: 'Email' },
    { th: 'ไลน์', en: 'LINE' },
  ],
  radio: [
    { th: 'เช้า', en: 'Mornings' },
    { th: 'ค่ำ', en: 'Evenings' },
  ],
};

/** One question of each type, in both languages. */
export const questionOf = (type: CustomLabelType, isRequired = true): CustomLabel => ({
  ...{ id: type, type, label: asked[type], order: 0, isRequired },
  options: type === 'inputtext' || type === 'image' ? [] : (othersOf[type] ?? options),
});

/** Sets the questions of the registration, by an administrator's call. */
export async function askAtRegistration(desk: APIRequestContext, labels: readonly CustomLabel[]): Promise<void> {
  const saved = await desk.put(saveCustomLabels.path, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: encodeBody(saveCustomLabels, labels),
  });
  expect(saved.ok(), 'the questions are kept').toBe(true);
}

/** Changes settings in wire format. */
export async function changeSettings(
  desk: APIRequestContext,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { data } = await (await desk.get(siteSettings.path)).json();
  const saved = await desk.put(saveSettings.path, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { ...data.site, ...changes },
  });
  expect(saved.ok(), 'the settings are kept').toBe(true);
}

/** Offers the shop's shipping methods: all, or the one with this id. */
export async function offerShipping(desk: APIRequestContext, isOffered: boolean, id?: string): Promise<void> {
  const { data } = await (await desk.get(shippingSetting.read.path)).json();
  const options = data.map((option: { shipping_fee_id: string }) =>
    id === undefined || option.shipping_fee_id === id ? { ...option, is_enable: isOffered ? 1 : 0 } : option,
  );
  const saved = await desk.put(shippingSetting.save.path, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { options },
  });
  expect(saved.ok(), 'the ways to send are kept').toBe(true);
}
