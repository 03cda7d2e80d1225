import { sharedDeviceCookie } from '../src/contract/people/sharedDevice.ts';
import { sharedPictureField, sharePath } from '../src/contract/site/shareTarget.ts';
import { slipsMaximum } from '../src/domain/order/bankTransferReport.ts';
import { readKeptPersonId } from '../src/platform/session/lastPersonId.ts';
import { keepSharedSlip, type Sharer } from '../src/platform/session/sharedSlips.ts';
import { isFull } from '../src/platform/store/makeRoom.ts';
import { answerFor } from './routes.ts';

/** Larger than any screenshot; what is more is no slip (bytes). */
const LARGEST = 30_000_000;

/**
 * A slip that the bank's app shares with ours. It is on the disk before the page opens, so that neither a dead network
 * nor a killed app loses it; for which order it is, the person says there.
 */
export function takeSharedSlips(): void {
  answerFor(
    ({ url }) => url.pathname === sharePath,
    async ({ request }) => {
      const problem = await keep(request);
      const page = new URL(sharePath, location.origin);
      if (problem !== null) page.searchParams.set('problem', problem);
      return Response.redirect(page, 303);
    },
    'POST',
  );
}

/** Not every app names a picture's type; one that cannot be drawn after all is told of by the page, which can try. */
const PICTURE_OR_UNKNOWN = /^(image\/|application\/octet-stream|$)/;

const isPicture = (part: FormDataEntryValue): part is File =>
  part instanceof File && part.size > 0 && PICTURE_OR_UNKNOWN.test(part.type);

/** Not every browser has it, and no type of a worker knows it yet. */
declare const cookieStore: { readonly get: (name: string) => Promise<object | null> } | undefined;

/** On a shared device a session without its mark is not that of whoever was signed in; which device is one, a page knows. */
async function readSharer(): Promise<Sharer> {
  const mark = typeof cookieStore === 'undefined' ? undefined : await cookieStore.get(sharedDeviceCookie);
  return { userId: await readKeptPersonId(), isUnmarked: mark === null };
}

/** `some`: there was more than is kept. */
async function keep(request: Request): Promise<'nothing' | 'some' | 'full' | 'failed' | null> {
  try {
    const pictures = (await request.formData()).getAll(sharedPictureField).filter(isPicture);
    const taken = pictures.filter(({ size }) => size <= LARGEST).slice(0, slipsMaximum);
    if (taken.length === 0) return 'nothing';
    // Where it cannot be read whose it is nothing is kept: it would be shown to whoever comes next.
    const sharer = await readSharer();
    const now = Date.now();
    // The latest is shown first, and the first that was chosen is meant to be.
    for (const [place, picture] of taken.entries()) await keepSharedSlip(picture, sharer, now - place);
    return taken.length < pictures.length ? 'some' : null;
  } catch (fault) {
    return isFull(fault) ? 'full' : 'failed';
  }
}
