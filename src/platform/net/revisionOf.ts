import { revisionTag } from '../../contract/administration/revision.ts';

/** The revision of a spelled value, for a save that was made from it. */
export async function revisionOf(spelled: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(spelled));
  return revisionTag(Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join(''));
}
