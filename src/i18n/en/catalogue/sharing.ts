import type { sharing as th } from '../../th/catalogue/sharing.ts';

export const sharing: typeof th = {
  copied: 'Link copied',
  copiedDetail: 'Paste it into a chat or an email.',
  failed: 'Could not share. Here is the address of this page.',
};
