/** The kinds of uploaded files. */
export const mediumKinds = ['video', 'audio', 'picture', 'pdf', 'file'] as const;
export type MediumKind = (typeof mediumKinds)[number];

/** Subtitles of a film; `language` is a BCP 47 code. */
export type MediumSubtitle = { readonly language: string; readonly url: string };

/** An uploaded file. */
export type Medium = {
  readonly id: string;
  readonly kind: MediumKind;
  /** As on the uploader's device, or renamed at the desk. */
  readonly name: string;
  readonly bytes: number;
  readonly contentType: string;
  /** `null` without playing time. */
  readonly durationSeconds: number | null;
  readonly width: number | null;
  readonly height: number | null;
  /** The codec of the film or sound, such as `AVC`; `null` for others and if unknown. */
  readonly codec: string | null;
  /** Whether common browsers play or show it. */
  readonly isPlayable: boolean;
  readonly posterUrl: string | null;
  /** For the desk only. */
  readonly url: string;
  readonly subtitles: readonly MediumSubtitle[];
  /** The number of lectures and courses that use it. */
  readonly uses: number;
  readonly createdAt: number;
};

/** Longest name of a medium (characters). */
export const mediumNameMaximum = 200;
