/** Route of the public store's files. The server creates the names, and a file's content never changes. */
export const publicFilesPath = '/uploads/public';
/** Route of display copies of private uploads; a buyer without a session adds the order's token in this parameter. */
export const privateFilesPath = '/uploads/private';
export const orderTokenParameter = 'order_token';
/** Route of lecture videos, each with an expiring signed token: `/media/<token>/<name>`. */
export const lectureFilesPath = '/media';
/** In place of a token in a lecture file's address: films of teasers and previews, and files for the desk. */
export const openToken = 'open';
export const deskToken = 'desk';
/** Route of resumable uploads (tus) by administrators. */
export const resumableUploadsPath = '/uploads/resumable';
