import { expect, test } from 'vitest';
import { signatureOf } from '../../../server/sandbox/omise/signature.ts';

test('the signature equals the known vector', () => {
  const body = '{"object":"event","key":"charge.complete","data":{"object":"charge","id":"chrg_test_0001"}}';
  expect(signatureOf(body, '1763625600', 'dGVzdC13ZWJob29rLXNlY3JldA==')).toBe(
    '7238d9208d92fd579ee35ae656d903e289ff21c399abf37ae963b9698f142062',
  );
});
