import type { sharing as th } from '../../th/catalogue/sharing.ts';

export const sharing: typeof th = {
  copied: 'Link copied',
  copiedDetail: 'Paste it into a chat or an e-mail.',
  failed: 'It could not be shared. This is its address.',
};
