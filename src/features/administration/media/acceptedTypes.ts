import type { MediumKind } from '../../../domain/media/medium.ts';

/** The files that the device offers for a kind; their content decides later. */
export const acceptedTypes: Readonly<Record<MediumKind, string>> = {
  video: 'video/mp4,video/x-m4v,video/quicktime,video/x-msvideo,video/avi,video/mpeg,.m4v,.mov,.avi,.mpg',
  audio: 'audio/*',
  picture: 'image/jpeg,image/png,image/gif,image/webp',
  pdf: 'application/pdf',
  file: '',
};
