import type { OwnedCourse } from '../../contract/learning/progress.ts';

/** `hasBegun`: started, even if only on this device. */
export type BegunCourse = OwnedCourse & { readonly hasBegun: boolean };
