/** Route of the public store's files. Names are the server's, so a file behind a name never changes. */
export const publicFilesPath = '/uploads/public';
/** Route of the shown copies of private uploads; a buyer without a session brings the order's token in this parameter. */
export const privateFilesPath = '/uploads/private';
export const orderTokenParameter = 'order_token';
/** Route of lecture films, each behind a signed token that ends: `/media/<token>/<name>`. */
export const lectureFilesPath = '/media';
