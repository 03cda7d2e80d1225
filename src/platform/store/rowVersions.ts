/**
 * The versions of what lies on people's devices, in one place.
 * Rows under a name tell their version by it: another shape gets another name, and the old row stays for a version of
 * the app that comes back.
 */
export const rowNames = {
  cart: 'cart-1',
  cartItems: 'cart-items-1',
  coupons: 'cart-coupons-1',
  guest: 'guest-1',
  knownOrders: 'orders-1',
  toldSales: 'told-sales-1',
  pushHere: 'push-1',
  neutralWords: 'push-words-1',
  news: 'news-1',
  badgePerson: 'badge-person-1',
} as const;

/**
 * Of kept answers. Raise it whenever an inside shape of one changes: those of another shape are dropped and asked anew, but
 * for what `stillRead` names.
 */
export const answerShape = 6;

/**
 * What nobody without a network can do without, by the beginning of its key, and since which shape it can be read: an update
 * takes none of it away. Where the inside shape of one of them changes, `presentAnswer.ts` learns to read the former one;
 * its number is raised only where that cannot be.
 */
export const stillRead: readonly (readonly [beginning: readonly string[], shape: number])[] = [
  [['session'], 5],
  [['courses', 'detail'], 5],
  [['products', 'detail'], 5],
  [['course', 'group'], 5],
  [['course', 'standing'], 5],
  [['ownCourses'], 5],
  [['playlist'], 1],
  [['courseProgress'], 1],
  [['countdown'], 1],
  [['lastLecture'], 1],
];

/**
 * What the device itself notes among the answers, by the beginning of its key: nobody can be asked for it anew, so it is
 * dropped neither for its shape nor for its age, and united with what is noted before the disk was read (`uniteNotes.ts`).
 * Another shape gets another name. The first notes had an answer's shape.
 */
export const notes = ['deviceLog', 'latestSeen'] as const;
export const noteShape = 'note';
export const firstNoteShape = 1;

/**
 * Of the rows of kept lectures. Version 1 named its files without the bytes of each, and is read into the present one.
 * A later version tells itself in a field `version`.
 */
export const lectureRowVersion = 2;

/** Whether a row was written by a version of the app that is newer than this one: it is passed over, and stays. */
export const isOfNewerVersion = (row: unknown, known: number): boolean =>
  typeof row === 'object' && row !== null && 'version' in row && typeof row.version === 'number' && row.version > known;
