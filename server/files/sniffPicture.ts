export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const starts = (input: Buffer, at: number, text: string): boolean =>
  input.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** The type of a picture by its first bytes; `null` for others. */
export function sniffPicture(input: Buffer): PictureType | null {
  if (starts(input, 0, '\xff\xd8\xff')) return 'jpeg';
  if (starts(input, 0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (starts(input, 0, 'GIF87a') || starts(input, 0, 'GIF89a')) return 'gif';
  if (starts(input, 0, 'RIFF') && starts(input, 8, 'WEBP')) return 'webp';
  if (starts(input, 4, 'ftypavif') || starts(input, 4, 'ftypavis')) return 'avif';
  return null;
}
