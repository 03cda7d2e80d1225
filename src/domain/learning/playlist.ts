import type { VideoSource } from '../catalogue/course.ts';
import type { LocalText } from '../localText.ts';

export type PlaylistLecture = {
  readonly id: string;
  readonly name: LocalText;
  readonly isPreview: boolean;
  readonly durationSeconds: number;
  readonly text: LocalText | null;
  /** `null` while the person may not watch it. */
  readonly video: VideoSource | null;
};

type PlaylistSection = {
  readonly id: string;
  readonly name: LocalText;
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
