import type { RegistrationProblem } from '../../domain/people/registration.ts';
import { CallFailed } from '../../platform/net/callFailed.ts';
import type { FieldSays } from '../../ui/form/useFailureInSight.ts';
import { problemsOfFailure } from './registrationFields.ts';
import { PictureRefused } from './registrationPictures.ts';

type Words = Readonly<Record<RegistrationProblem, string>>;

/** Sentences of a refused registration by field: the server's, or those of a refused picture. */
export function sentencesOfFailure(failure: unknown, words: Words): Readonly<Record<string, string>> {
  if (failure instanceof PictureRefused) return { [failure.field]: words[problemOfPicture(failure)] };
  return failure instanceof CallFailed ? problemsOfFailure(failure) : {};
}

/** The shop asks something else than the form, or no longer has a picture. */
export const wantsOtherFields = (failure: unknown): boolean =>
  failure instanceof CallFailed && failure.code === 'INPUT_ERROR';

/** Whether a field of the form says why a registration was refused. */
export function fieldSays(failure: unknown): FieldSays {
  if (wantsOtherFields(failure)) return 'later';
  if (failure instanceof PictureRefused) return 'now';
  return failure instanceof CallFailed && Object.keys(problemsOfFailure(failure)).length > 0 ? 'now' : 'never';
}

function problemOfPicture({ code }: CallFailed): RegistrationProblem {
  if (code === 'FILE_TYPE_NOT_ALLOWED') return 'picture.type';
  return code === 'STORAGE_FULL' ? 'picture.storage' : 'picture.failed';
}
