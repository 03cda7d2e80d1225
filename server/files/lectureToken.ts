import { createHmac, timingSafeEqual } from 'node:crypto';
import { lectureFilesPath } from '../../src/contract/site/fileAddresses.ts';

/** An address is valid for one to two of these, so that caches can keep it. */
const stepMs = 6 * 3_600_000;

/** The viewer of an address and the course: a film may belong to several. */
type LectureViewer = { readonly userId: string; readonly courseId: string };

/**
 * The address of a lecture file for one person, for 6 to 12 hours and never beyond the access. The name is signed, so
 * it opens one file. Serving checks the access again.
 */
export function lectureFileUrl(
  name: string,
  viewer: LectureViewer,
  secret: string,
  time: { readonly now: number; readonly accessEndsAt: number | null },
): string {
  const endOfStep = (Math.floor(time.now / stepMs) + 2) * stepMs;
  const expiresAt = Math.min(endOfStep, time.accessEndsAt ?? endOfStep);
  const token = [expiresAt, viewer.userId, viewer.courseId, signatureOf(name, viewer, expiresAt, secret)].join('.');
  return `${lectureFilesPath}/${token}/${name}`;
}

type LectureTokenReading =
  | { readonly kind: 'valid'; readonly viewer: LectureViewer }
  | { readonly kind: 'expired' }
  | { readonly kind: 'forged' };

/** Reads the token made by `lectureFileUrl`. */
export function readLectureToken(token: string, name: string, secret: string, now: number): LectureTokenReading {
  const [expiry = '', userId = '', courseId = '', signature = ''] = token.split('.');
  const viewer = { userId, courseId };
  const expected = Buffer.from(signatureOf(name, viewer, Number(expiry), secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return { kind: 'forged' };
  return Number(expiry) <= now ? { kind: 'expired' } : { kind: 'valid', viewer };
}

const signatureOf = (name: string, { userId, courseId }: LectureViewer, expiresAt: number, secret: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['lecture-2', name, userId, courseId, expiresAt]))
    .digest('base64url');
