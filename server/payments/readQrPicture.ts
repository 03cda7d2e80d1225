import type { PaymentStep } from '../../src/domain/order/charge.ts';

/** The largest picture that is taken over (bytes). */
const pictureMaximumBytes = 200_000;

/** The QR picture in an answer, taken over so that it opens again without the provider; `null` if it is none. */
export async function readQrPicture(answer: Response): Promise<Extract<PaymentStep, { kind: 'qr' }> | null> {
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isPicture = answer.ok && (type === 'image/svg+xml' || type === 'image/png');
  if (!isPicture || bytes.length > pictureMaximumBytes) return null;
  return { kind: 'qr', picture: `data:${type};base64,${bytes.toString('base64')}` };
}
