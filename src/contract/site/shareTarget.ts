/** Target of the system's share sheet (`share_target` of the manifest), and the page that shows the picture. */
export const sharePath = '/share';
/** The field of the shared picture. */
export const sharedPictureField = 'slip';
