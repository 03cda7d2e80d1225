/** Languages that subtitles can have (BCP 47), Thai and English first. */
export const subtitleLanguages = [
  ...['th', 'en', 'zh', 'ja', 'ko', 'vi', 'lo', 'km', 'my', 'ms', 'id', 'fr', 'de', 'es', 'ru', 'ar', 'hi'],
] as const;
