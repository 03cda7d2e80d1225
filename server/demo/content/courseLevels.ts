import type { CourseLevel } from '../../../src/domain/catalogue/course.ts';

const beginner = [
  '1002',
  '1003',
  '1006',
  '1007',
  '1009',
  '1010',
  '1012',
  '1016',
  '1017',
  '1018',
  '1021',
  '1023',
  '1025',
];
const intermediate = ['1001', '1005', '1008', '1014', '1015', '1019', '1020', '1022', '1024'];
const advanced = ['1011', '1013', '1029'];

/** The level of demo courses by id; the others are for everybody. */
export const courseLevels: ReadonlyMap<string, CourseLevel> = new Map([
  ...beginner.map((id) => [id, 'beginner'] as const),
  ...intermediate.map((id) => [id, 'intermediate'] as const),
  ...advanced.map((id) => [id, 'advanced'] as const),
]);
