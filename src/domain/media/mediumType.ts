import type { MediumKind } from './medium.ts';

/** The type of a file by its content: its kind, the extension of its stored name, and how it is served. */
export type MediumType = { readonly kind: MediumKind; readonly extension: string; readonly contentType: string };

const videoOf = (extension: string, contentType = 'video/mp4'): MediumType => ({
  kind: 'video',
  extension,
  contentType,
});
const audioOf = (extension: string, contentType: string): MediumType => ({ kind: 'audio', extension, contentType });
const pictureOf = (extension: string, contentType: string): MediumType => ({ kind: 'picture', extension, contentType });

/** The types of contents (names as `file-type` detects them). The video types are those of the specification. */
const types: Readonly<Record<string, MediumType>> = {
  'video/mp4': videoOf('mp4'),
  'video/x-m4v': videoOf('mp4'),
  'video/quicktime': videoOf('mov', 'video/quicktime'),
  'video/vnd.avi': videoOf('avi', 'video/x-msvideo'),
  'video/mpeg': videoOf('mpg', 'video/mpeg'),
  'video/MP1S': videoOf('mpg', 'video/mpeg'),
  'video/MP2P': videoOf('mpg', 'video/mpeg'),
  'audio/mpeg': audioOf('mp3', 'audio/mpeg'),
  'audio/mp4': audioOf('m4a', 'audio/mp4'),
  'audio/x-m4a': audioOf('m4a', 'audio/mp4'),
  'audio/aac': audioOf('aac', 'audio/aac'),
  'audio/wav': audioOf('wav', 'audio/wav'),
  'audio/ogg': audioOf('ogg', 'audio/ogg'),
  'audio/ogg; codecs=opus': audioOf('ogg', 'audio/ogg'),
  'audio/flac': audioOf('flac', 'audio/flac'),
  'audio/x-flac': audioOf('flac', 'audio/flac'),
  'image/jpeg': pictureOf('jpg', 'image/jpeg'),
  'image/png': pictureOf('png', 'image/png'),
  'image/gif': pictureOf('gif', 'image/gif'),
  'image/webp': pictureOf('webp', 'image/webp'),
  'application/pdf': { kind: 'pdf', extension: 'pdf', contentType: 'application/pdf' },
};

/** Programs are no teaching material. */
const programs: ReadonlySet<string> = new Set([
  ...['application/x-msdownload', 'application/x-elf', 'application/x-mach-binary', 'application/x-msi'],
  ...['application/vnd.android.package-archive', 'application/x-ms-shortcut'],
]);

/**
 * The type of a file that was sent as `kind`, by its detected MIME type; `null` if the content is of another kind. Any
 * content but a program may be a file to download.
 */
export function mediumTypeOf(kind: MediumKind, detected: string | null): MediumType | null {
  if (kind === 'file') {
    const isProgram = detected !== null && programs.has(detected);
    return isProgram ? null : { kind, extension: 'bin', contentType: 'application/octet-stream' };
  }
  const type = detected === null ? undefined : types[detected];
  return type?.kind === kind ? type : null;
}

/** The kind that a content has by itself. */
export const kindOf = (detected: string | null): MediumKind =>
  detected === null ? 'file' : (types[detected]?.kind ?? 'file');

/** Codecs that all common browsers play (MediaInfo's names). */
const playedVideo: ReadonlySet<string> = new Set(['AVC', 'VP9', 'AV1']);
const playedAudio: ReadonlySet<string> = new Set(['AAC', 'MPEG Audio', 'Opus', 'FLAC', 'PCM', 'Vorbis']);
const playedContainers: ReadonlySet<string> = new Set(['mp4', 'mov', 'mp3', 'm4a', 'aac', 'wav', 'ogg', 'flac']);

/** Codecs of the first tracks; `null` without such a track. */
export type MediumTracks = { readonly video: string | null; readonly audio: string | null };

/** Whether common browsers play or show a file. Films of other containers or codecs must be converted. */
export function isPlayable({ kind, extension }: MediumType, { video, audio }: MediumTracks): boolean {
  if (kind !== 'video' && kind !== 'audio') return true;
  if (!playedContainers.has(extension)) return false;
  const hasSound = audio !== null && playedAudio.has(audio);
  if (kind === 'audio') return hasSound;
  return video !== null && playedVideo.has(video) && (audio === null || hasSound);
}
