import { expect, test } from 'vitest';
import { BuyerRefused } from '../../../src/features/checkout/attempt/orderFailures.ts';
import { fieldSaysOf } from '../../../src/features/checkout/fieldSaysOf.ts';
import { PictureRefused } from '../../../src/features/registration/registrationPictures.ts';
import { CallFailed, noFacts } from '../../../src/platform/net/callFailed.ts';

const email = new CallFailed(400, 'INVALID_FORMAT_EMAIL', 'อีเมลไม่ถูกต้อง', {
  ...noFacts,
  fields: { email: 'อีเมลไม่ถูกต้อง' },
});
const full = new CallFailed(403, 'OVER_LIMIT_USER', 'รับสมาชิกเต็มแล้ว', noFacts);
const picture = new PictureRefused('avatar', new CallFailed(413, 'STORAGE_FULL', 'พื้นที่เต็ม', noFacts));

test.each([email, picture])(
  'the fields of a guest are marked after the refusal came, and are waited for: $code',
  (refused) => {
    expect(fieldSaysOf(new BuyerRefused(refused))).toBe('later');
  },
);

test('problems without a guest’s field are not waited for', () => {
  expect(fieldSaysOf(new BuyerRefused(full))).toBe('never');
});
