import { expect, test } from 'vitest';
import { loggedAddress } from '../../../server/http/loggedAddress.ts';

test.each([
  ['/setpassword?token=secret', '/setpassword?token=…'],
  ['/setpassword?token=secret&enter=1', '/setpassword?token=…&enter=1'],
  ['/setpassword?enter=1&token=secret&token=other', '/setpassword?enter=1&token=…&token=…'],
  ['/manifest.webmanifest?handover=SECRET', '/manifest.webmanifest?handover=…'],
  ['/courses?mytoken=kept&keyword=token=', '/courses?mytoken=kept&keyword=token='],
  ['/payment/order?encryptedCardInfo=A&maskedCardInfo=4111', '/payment/order?encryptedCardInfo=…&maskedCardInfo=…'],
  ['/token=kept', '/token=kept'],
])('%s is logged as %s', (address, logged) => {
  expect(loggedAddress(address)).toBe(logged);
});
