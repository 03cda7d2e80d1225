import type { VideoSource } from '../catalogue/course.ts';
import type { LocalText } from '../localText.ts';
import type { MediumKind } from '../media/medium.ts';

/** The kinds of lectures. */
export const lectureContents = ['video', 'audio', 'picture', 'pdf', 'file', 'link', 'text'] as const;
export type LectureContent = (typeof lectureContents)[number];

/** The kind of a lecture: that of its medium, a link, a film that came with the shop, or its text alone. */
export function lectureContentOf(
  mediumKind: MediumKind | null,
  { linkUrl, videoName }: { readonly linkUrl: string | null; readonly videoName: string | null },
): LectureContent {
  if (mediumKind !== null) return mediumKind;
  if (linkUrl !== null) return 'link';
  return videoName === null ? 'text' : 'video';
}

/** A file to see or download. */
export type LectureFile = {
  readonly name: string;
  readonly url: string;
  readonly bytes: number;
};

export type PlaylistLecture = {
  readonly id: string;
  readonly name: LocalText;
  readonly isPreview: boolean;
  readonly durationSeconds: number;
  readonly text: LocalText | null;
  readonly contentType: LectureContent;
  /** A film or sound; `null` while the person may not watch it. */
  readonly video: VideoSource | null;
  /** A picture, PDF or file; `null` while the person may not see it. */
  readonly file: LectureFile | null;
  /** The address of a link; `null` while the person may not see it. */
  readonly linkUrl: string | null;
  /** Files beside the lecture; none while the person may not see them. */
  readonly files: readonly LectureFile[];
};

type PlaylistSection = {
  readonly id: string;
  readonly name: LocalText;
  /** Where its lectures take place. */
  readonly location: LocalText | null;
  readonly lectures: readonly PlaylistLecture[];
};

/** The data of the player. `hasAccess` is the server's decision for the caller. */
export type Playlist = {
  readonly courseId: string;
  readonly slug: string;
  readonly title: LocalText;
  readonly hasAccess: boolean;
  readonly sections: readonly PlaylistSection[];
};

/** Whether a lecture came with something to watch, see or read. */
export const hasContent = ({ video, file, linkUrl, text }: PlaylistLecture): boolean =>
  video !== null || file !== null || linkUrl !== null || text !== null;
