import type { CommentState } from '../../domain/catalogue/comment.ts';

const root = ['administration'] as const;

/** Query keys of the desk. A longer key begins with the key that it belongs to. */
export const administrationKeys = {
  /** A resource or a setting. */
  at: ({ path }: { readonly path: string }) => [...root, path] as const,
  firstSteps: () => [...root, 'firstSteps'] as const,
  coupons: (of: object) => [...root, '/api/admin/coupons', of] as const,
  orders: () => [...root, 'orders'] as const,
  /** With the orders, because an order's news changes the figures. */
  figures: (step: string) => [...administrationKeys.orders(), 'figures', step] as const,
  orderList: (search: object) => [...administrationKeys.orders(), 'list', search] as const,
  exactMatches: () => [...administrationKeys.orders(), 'exact'] as const,
  order: (orderId: string) => [...administrationKeys.orders(), 'one', orderId] as const,
  /** With the orders, because a deed changes both. */
  payments: (orderId: string) => [...administrationKeys.orders(), 'payments', orderId] as const,
  care: (orderId: string) => [...administrationKeys.orders(), 'care', orderId] as const,
  /** With the orders, because a refund and a reissue change both. */
  documents: (search: object) => [...administrationKeys.orders(), 'documents', search] as const,
  buyer: (orderId: string) => [...root, 'buyer', orderId] as const,
  bookstore: (orderId: string) => [...root, 'bookstore', orderId] as const,
  mail: () => [...root, 'mail'] as const,
  mailPage: (search: object) => [...administrationKeys.mail(), search] as const,
  comments: () => [...root, 'comments'] as const,
  commentPage: (state: CommentState, page: number) => [...administrationKeys.comments(), state, page] as const,
  teachers: () => [...root, 'teachers'] as const,
  items: () => [...root, 'items'] as const,
  itemList: (search: object) => [...administrationKeys.items(), 'list', search] as const,
  item: (itemId: string) => [...administrationKeys.items(), 'one', itemId] as const,
  priceChange: (asked: object) => [...root, 'priceChange', asked] as const,
  itemPreview: (itemId: string) => [...administrationKeys.items(), 'preview', itemId] as const,
  curriculum: (itemId: string) => [...administrationKeys.items(), 'curriculum', itemId] as const,
  archived: (itemId: string) => [...administrationKeys.items(), 'archived', itemId] as const,
  media: () => [...root, 'media'] as const,
  mediaList: (search: object) => [...administrationKeys.media(), 'list', search] as const,
  storage: () => [...administrationKeys.media(), 'storage'] as const,
  medium: (mediumId: string) => [...administrationKeys.media(), 'one', mediumId] as const,
  accounts: () => [...root, 'accounts'] as const,
  accountList: (search: object) => [...administrationKeys.accounts(), 'list', search] as const,
  account: (userId: string) => [...administrationKeys.accounts(), 'one', userId] as const,
  taught: () => [...root, 'taught'] as const,
  students: (courseId: string, page: number) => [...administrationKeys.taught(), courseId, page] as const,
  audit: (search: object) => [...root, 'audit', search] as const,
  auditActors: () => [...root, 'auditActors'] as const,
  /** People and courses by their group. */
  members: () => [...root, 'members'] as const,
  memberList: (kind: 'people' | 'courses', asked: object) => [...administrationKeys.members(), kind, asked] as const,
  preview: (html: string) => [...root, 'preview', html] as const,
};
