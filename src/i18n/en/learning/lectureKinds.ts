import type { lectureKinds as thai } from '../../th/learning/lectureKinds.ts';

export const lectureKinds: typeof thai = {
  video: 'Video',
  audio: 'Audio',
  picture: 'Picture',
  pdf: 'PDF',
  file: 'File',
  link: 'Link',
  text: 'Reading',
};
