/** A byte of another encoding is rare in damaged UTF-8, and nearly every letter of another encoding is none. */
const damagedShare = 0.1;

/**
 * The text of a file. Without a named `encoding`: UTF-8 with or without BOM, UTF-16 with one ("Unicode text"), else
 * windows-874 or windows-1252. Damaged places become U+FFFD.
 */
export function decodeText(bytes: Uint8Array, encoding?: string): string {
  if (encoding !== undefined) return new TextDecoder(encoding).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const text = new TextDecoder().decode(bytes);
  if (isMostlyWhole(text)) return text;
  return new TextDecoder(isThai(bytes) ? 'windows-874' : 'windows-1252').decode(bytes);
}

/** Whether a `TextDecoder` knows the name, such as `tis-620`. */
export function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== '';
  } catch {
    return false;
  }
}

function isMostlyWhole(text: string): boolean {
  let [replaced, beyondAscii] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 0x7f) beyondAscii += 1;
    if (unit === 0xfffd) replaced += 1;
  }
  return replaced <= beyondAscii * damagedShare;
}

/** Whether letters beyond ASCII stand together, as in Thai; accented ones stand alone among Latin letters. */
function isThai(bytes: Uint8Array): boolean {
  const isLetter = (byte: number | undefined) => byte !== undefined && byte > 0xa0;
  let [letters, together] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    if (!isLetter(bytes[at])) continue;
    letters += 1;
    if (isLetter(bytes[at - 1]) || isLetter(bytes[at + 1])) together += 1;
  }
  return together * 2 > letters;
}
