import { registerRoute } from 'workbox-routing';
import { sharedPictureField, sharePath } from '../src/contract/shareTarget.ts';
import { keepSharedSlip } from '../src/platform/sharedSlips.ts';

/** Larger than any screenshot; what is more is no slip (bytes). */
const LARGEST = 30_000_000;

/**
 * A slip that the bank's app shares with ours. It is on the disk before the page opens, so that neither a dead network
 * nor a killed app loses it; for which order it is, the person says there.
 */
export function takeSharedSlips(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
    async ({ request }) => {
      const problem = await keep(request);
      return Response.redirect(problem === null ? sharePath : `${sharePath}?problem=${problem}`, 303);
    },
    'POST',
  );
}

async function keep(request: Request): Promise<'nothing' | 'full' | 'failed' | null> {
  try {
    const shared = (await request.formData()).getAll(sharedPictureField);
    const picture = shared.find((part): part is File => part instanceof File && part.size > 0 && part.size <= LARGEST);
    if (picture === undefined) return 'nothing';
    await keepSharedSlip(picture, Date.now());
    return null;
  } catch (fault) {
    return fault instanceof DOMException && fault.name === 'QuotaExceededError' ? 'full' : 'failed';
  }
}
