import type { CourseType } from '../../../domain/catalogue/course.ts';
import { NBSP } from '../../format.ts';

const courseTypes: Record<CourseType, string> = {
  online: 'ออนไลน์',
  flex: 'ออนไลน์ ยืดหยุ่น',
  inClass: 'ห้องเรียน',
  privateClassroom: 'ห้องเรียนส่วนตัว',
  liveBroadcast: 'ถ่ายทอดสด',
  liveRoom: 'เรียนสด',
  liveRoomStudentCamera: 'เรียนสด เปิดกล้อง',
};

/** Words of one course or product, wherever it stands. */
export const listing = {
  courseTypes,
  /** Before the lowest fee if others are higher. */
  from: 'เริ่มต้น',
  fromFree: 'เริ่มต้นฟรี',
  /** Beside a fee for members only. */
  forMembers: 'สำหรับสมาชิก',
  seatsLeft: (count: number) => `เหลือ ${count}${NBSP}ที่`,
  /** Remaining registrations if there are no seats. */
  placesLeft: (count: number) => `รับได้อีก ${count}${NBSP}คน`,
  full: 'เต็มแล้ว',
  rated: (average: string, count: number) => `${average} จาก${NBSP}5${NBSP}ดาว ${count}${NBSP}รีวิว`,
};
