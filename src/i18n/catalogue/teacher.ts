import { teacher as en } from '../en/catalogue/teacher.ts';
import { teacher as th } from '../th/catalogue/teacher.ts';

export const teacherMessages = { th, en };
