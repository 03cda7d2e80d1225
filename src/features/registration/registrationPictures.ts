import type { RegistrationProblem } from '../../domain/people/registration.ts';
import { registrationPictureSidePx } from '../../domain/site/interfaceConstants.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import { sendPicture } from '../../platform/net/sendPicture.ts';
import { type PictureBytes, shrinkPicture } from '../../platform/net/shrinkPicture.ts';

/** A picture of the form with the idempotency key of its upload. */
export type ChosenPicture = PictureBytes & {
  readonly key: string;
  /** The server's name of the uploaded picture. A repeated request must be identical. */
  readonly uploadedName: string | null;
};

/** By the form's field: `picture`, or that of a question. */
export type ChosenPictures = Readonly<Record<string, ChosenPicture>>;

/** The types that a picture may have (specification 5). */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif'];

/** Why a chosen file is not taken. */
export type UnreadReason = Extract<RegistrationProblem, 'picture.type' | 'picture.unreadable'>;

/** The chosen file made smaller, or the reason why it cannot be taken. */
export async function readPicture(file: File): Promise<ChosenPicture | UnreadReason> {
  if (!pictureTypes.includes(file.type)) return 'picture.type';
  const picture = await shrinkPicture(file, registrationPictureSidePx).catch(() => null);
  return picture === null ? 'picture.unreadable' : { ...picture, key: crypto.randomUUID(), uploadedName: null };
}

/** A picture of the form was not taken; the others were not tried. */
export class PictureRefused extends CallFailed {
  readonly field: string;
  constructor(field: string, { status, code, message, facts }: CallFailed) {
    super(status, code, message, facts);
    this.field = field;
  }
}

/** Sends the pictures of a form that are not there yet. Throws `PictureRefused`, or `ServerUnreachable`. */
export async function sendPictures(pictures: ChosenPictures): Promise<ChosenPictures> {
  const sent: Record<string, ChosenPicture> = {};
  for (const [field, picture] of Object.entries(pictures)) {
    try {
      sent[field] = { ...picture, uploadedName: picture.uploadedName ?? (await sendPicture(picture, picture.key)) };
    } catch (failure) {
      throw failure instanceof CallFailed ? new PictureRefused(field, failure) : failure;
    }
  }
  return sent;
}
