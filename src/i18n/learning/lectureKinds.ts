import { lectureKinds as en } from '../en/learning/lectureKinds.ts';
import { lectureKinds as th } from '../th/learning/lectureKinds.ts';

export const lectureKindsMessages = { th, en };
