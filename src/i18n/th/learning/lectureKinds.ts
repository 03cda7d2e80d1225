import type { LectureContent } from '../../../domain/learning/playlist.ts';

/** The kinds of lectures, in lists of them. */
export const lectureKinds = {
  video: 'วิดีโอ',
  audio: 'เสียง',
  picture: 'รูป',
  pdf: 'PDF',
  file: 'ไฟล์',
  link: 'ลิงก์',
  text: 'อ่าน',
} satisfies Record<LectureContent, string>;
