/** Route of the public store's files. Names are the server's, so a file behind a name never changes. */
export const publicFilesPath = '/uploads/public';
/** Route of lecture films, each behind a signed token that ends: `/media/<token>/<name>`. */
export const lectureFilesPath = '/media';
