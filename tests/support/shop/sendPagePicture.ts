import { randomUUID } from 'node:crypto';
import { uploadPagePicture } from '../../../src/contract/site/customPage.ts';
import { slipBytes } from './buying.ts';
import type { SignedInVisitor, TestShop } from './shopApp.ts';

/** Sends a picture to the shop and answers its public address. */
export async function sendPagePicture(shop: TestShop, as: SignedInVisitor): Promise<string> {
  const form = new FormData();
  form.append('imageinput0', new Blob([Uint8Array.from(slipBytes)]), 'picture.jpg');
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type') ?? '', 'idempotency-key': randomUUID() };
  const payload = Buffer.from(await encoded.arrayBuffer());
  const answered = await shop.inject({ method: 'POST', url: uploadPagePicture.path, payload, headers }, as);
  return answered.json<{ data: [{ address: string }] }>().data[0].address;
}
