/** Where the system hands a shared picture to the installed app (`share_target` of the manifest), and the page that shows it. */
export const sharePath = '/share';
/** The field of the shared picture. */
export const sharedPictureField = 'slip';
