import { expect, test } from 'vitest';
import { trackingUrlOf } from '../../../src/domain/order/carriers.ts';

test.each([
  ['ไปรษณีย์ไทย EMS', 'EX 123 456 TH', 'https://track.thailandpost.co.th/?trackNumber=EX123456TH'],
  ['Thailand Post', 'A&b', 'https://track.thailandpost.co.th/?trackNumber=A%26b'],
  ['Flash Express', 'TH01', 'https://www.flashexpress.co.th/fle/tracking?se=TH01'],
  ['KEX', 'K1', 'https://th.kex-express.com/th/track/?track=K1'],
])('a parcel of %s is tracked on the page of its carrier', (carrier, number, url) => {
  expect(trackingUrlOf(carrier, number)).toBe(url);
});

test('an unknown carrier and a parcel without a number have no page', () => {
  expect(trackingUrlOf('ขนส่งหน้าปากซอย', 'X1')).toBeNull();
  expect(trackingUrlOf('Flash', null)).toBeNull();
  expect(trackingUrlOf(null, 'X1')).toBeNull();
});
