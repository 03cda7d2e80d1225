/** The size (px) of a teacher's picture as the desk recommends it. */
export const teacherPictureSizePx = { width: 640, height: 640 } as const;
