import { productDetail } from '../../contract/catalogue/product.ts';
import { callServer } from '../../platform/net/callServer.ts';

/** Asks for a product by the last part of its address. */
export const readProduct = (slug: string, signal: AbortSignal) =>
  callServer(productDetail, { params: { id: slug, n: '0' } }, { signal });
