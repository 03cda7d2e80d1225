import { sharedDeviceCookie } from '../src/contract/people/sharedDevice.ts';
import { sharedPictureField, sharePath } from '../src/contract/site/shareTarget.ts';
import { slipsMaximum } from '../src/domain/order/bankTransferReport.ts';
import { readStoredPersonId } from '../src/platform/session/lastPersonId.ts';
import { type Sharer, storeSharedSlip } from '../src/platform/session/sharedSlips.ts';
import { isFull } from '../src/platform/store/makeRoom.ts';
import { answerFor } from './routes.ts';

/** Larger than any screenshot; a larger file is no slip (bytes). */
const LARGEST = 30_000_000;

/**
 * Stores a slip shared from a banking app before the page opens, so that neither a dead network nor a killed app loses
 * it. The person chooses its order on that page.
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

/** Some apps send no media type. The page decodes the picture and tells if it cannot. */
const PICTURE_OR_UNKNOWN = /^(image\/|application\/octet-stream|$)/;

const isPicture = (part: FormDataEntryValue): part is File =>
  part instanceof File && part.size > 0 && PICTURE_OR_UNKNOWN.test(part.type);

/** Missing in some browsers and in TypeScript's worker types. */
declare const cookieStore: { readonly get: (name: string) => Promise<object | null> } | undefined;

/**
 * The person who shares. On a shared device a session without its mark is not the last person's session; the page knows
 * whether a device is shared.
 */
async function readSharer(): Promise<Sharer> {
  const mark = typeof cookieStore === 'undefined' ? undefined : await cookieStore.get(sharedDeviceCookie);
  return { userId: await readStoredPersonId(), isUnmarked: mark === null };
}

/** `some`: more pictures were shared than are stored. */
async function keep(request: Request): Promise<'nothing' | 'some' | 'full' | 'failed' | null> {
  try {
    const pictures = (await request.formData()).getAll(sharedPictureField).filter(isPicture);
    const taken = pictures.filter(({ size }) => size <= LARGEST).slice(0, slipsMaximum);
    if (taken.length === 0) return 'nothing';
    // An unknown owner stores nothing: the slip would be shown to the next person.
    const sharer = await readSharer();
    const now = Date.now();
    // The newest is shown first, so the first chosen picture is stored last.
    for (const [place, picture] of taken.entries()) await storeSharedSlip(picture, sharer, now - place);
    return taken.length < pictures.length ? 'some' : null;
  } catch (fault) {
    return isFull(fault) ? 'full' : 'failed';
  }
}
