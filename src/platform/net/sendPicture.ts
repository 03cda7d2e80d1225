import { saveCartCall } from '../../contract/cart/cart.ts';
import { uploadFiles } from '../../contract/order/payment.ts';
import { readMirrorRow } from '../cart/cartMirrorRow.ts';
import { CallFailed } from './callFailed.ts';
import { callServer } from './callServer.ts';
import type { PictureBytes } from './shrinkPicture.ts';
import { uploadPicture } from './uploadPicture.ts';

/** Uploads a picture once for its key and answers its server name. */
export async function sendPicture(picture: PictureBytes, key: string): Promise<string> {
  const file = new File([picture.bytes], picture.name, { type: picture.type });
  const upload = () => uploadPicture(uploadFiles, file, key);
  const [name = ''] = await upload().catch(async (failure: unknown) => {
    if (!(failure instanceof CallFailed) || failure.code !== 'UNAUTHORIZED') throw failure;
    // A guest's files belong to the guest's cart, which is created if needed.
    const { cart, base } = await readMirrorRow();
    await callServer(saveCartCall, { body: { ...cart, base, sentAt: Date.now() } });
    return await upload();
  });
  return name;
}
