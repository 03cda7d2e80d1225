import type { OwnedCourse } from '../../contract/learning/progress.ts';

/** `hasBegun`: also where it was on this device alone, and the shop has not heard of it. */
export type BegunCourse = OwnedCourse & { readonly hasBegun: boolean };
