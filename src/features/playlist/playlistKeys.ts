/** Query keys of lectures, and of a person's learning on the server and on this device. */
export const playlistKeys = {
  playlists: ['playlist'] as const,
  playlist: (courseId: string) => [...playlistKeys.playlists, courseId] as const,
  progress: (userId: string, courseId: string) => ['courseProgress', userId, courseId] as const,
  lastLecture: (userId: string, courseId: string) => ['lastLecture', userId, courseId] as const,
  countdowns: ['countdown'] as const,
  countdown: (userId: string, courseId: string) => [...playlistKeys.countdowns, userId, courseId] as const,
  accessKey: ['accessKey'] as const,
  signedAccess: <Signed>(signed: Signed, publicKey: string | null) => ['signedAccess', signed, publicKey] as const,
  deviceProgress: (userId: string) => ['deviceProgress', userId] as const,
  downloads: ['downloadedLectures'] as const,
  downloadsOf: (userId: string) => [...playlistKeys.downloads, userId] as const,
};
