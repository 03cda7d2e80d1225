import { saveCart } from '../../contract/cart/cart.ts';
import { uploadFiles } from '../../contract/order/payment.ts';
import { readMirrorRow } from '../cart/cartMirrorRow.ts';
import { CallFailed } from './callFailed.ts';
import { callServer } from './callServer.ts';
import type { PictureBytes } from './shrinkPicture.ts';
import { uploadPicture } from './uploadPicture.ts';

/** Sends a picture of whoever is here and answers the server's name for it, once for its key. */
export async function sendPicture(picture: PictureBytes, key: string): Promise<string> {
  const file = new File([picture.bytes], picture.name, { type: picture.type });
  const upload = () => uploadPicture(uploadFiles, file, key);
  const [name = ''] = await upload().catch(async (failure: unknown) => {
    if (!(failure instanceof CallFailed) || failure.code !== 'UNAUTHORIZED') throw failure;
    // Files of a guest belong to the guest's cart; whoever has none yet gets one.
    const { cart, base } = await readMirrorRow();
    await callServer(saveCart, { body: { ...cart, base, toldAt: Date.now() } });
    return await upload();
  });
  return name;
}
