import { queryOptions, skipToken } from '@tanstack/react-query';
import { accessKey, countdown, courseProgress, lastLecture, playlist } from '../../contract/learning/progress.ts';
import { accessStatementText, type SignedAccess } from '../../domain/learning/accessStatement.ts';
import { isSignedBy } from '../../platform/isSignedBy.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { playlistKeys } from './playlistKeys.ts';

/** The lectures, with video addresses only where the caller has access. */
export const playlistQuery = (courseId: string) =>
  queryOptions({
    queryKey: playlistKeys.playlist(courseId),
    queryFn: ({ signal }) => callServer(playlist, { params: { courseId } }, { signal }),
    ...persisted.private,
  });

export const courseProgressQuery = (userId: string, courseId: string) =>
  queryOptions({
    queryKey: playlistKeys.progress(userId, courseId),
    queryFn: ({ signal }) => callServer(courseProgress, { params: { userId, courseId } }, { signal }),
    refetchOnMount: 'always',
    ...persisted.private,
  });

/** The person's last position on any device; refetched at every opening. */
export const lastLectureQuery = (userId: string, courseId: string) =>
  queryOptions({
    queryKey: playlistKeys.lastLecture(userId, courseId),
    queryFn: ({ signal }) => callServer(lastLecture, { params: { userId, courseId } }, { signal }),
    refetchOnMount: 'always',
    ...persisted.private,
  });

export const countdownQuery = (userId: string, courseId: string) =>
  queryOptions({
    queryKey: playlistKeys.countdown(userId, courseId),
    queryFn: ({ signal }) => callServer(countdown, { params: { courseId } }, { signal }),
    ...persisted.private,
  });

/** The server's public key for access statements. */
export const accessKeyQuery = () =>
  queryOptions({
    queryKey: playlistKeys.accessKey,
    queryFn: ({ signal }) => callServer(accessKey, {}, { signal }),
    ...persisted.shared,
  });

/** Whether the server signed a statement with this key; verified on the device. */
export const signedAccessQuery = (signed: SignedAccess | null, publicKey: string | null) =>
  queryOptions({
    queryKey: playlistKeys.signedAccess(signed, publicKey),
    queryFn:
      signed === null || publicKey === null
        ? skipToken
        : () => isSignedBy(publicKey, accessStatementText(signed.statement), signed.signature),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
