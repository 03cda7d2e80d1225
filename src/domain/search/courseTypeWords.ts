import type { CourseType } from '../catalogue/course.ts';

/** The words that people type for a course type in both languages: its name on the screen and its synonyms. */
export const courseTypeWords: Readonly<Record<CourseType, string>> = {
  online: 'คอร์สเรียนออนไลน์ online course',
  flex: 'คอร์สเรียนออนไลน์ ยืดหยุ่น online flexible course',
  inClass: 'คอร์สเรียนในห้องเรียน ออนไซต์ classroom onsite course',
  privateClassroom: 'คอร์สเรียนในห้องเรียนส่วนตัว ออนไซต์ private classroom onsite course',
  liveBroadcast: 'คอร์สเรียนสดออนไลน์ ถ่ายทอดสด ไลฟ์สด live broadcast online course',
  liveRoom: 'คอร์สเรียนสดออนไลน์ สอนสด ไลฟ์สด live class online course',
  liveRoomStudentCamera: 'คอร์สเรียนสดออนไลน์ สอนสด ไลฟ์สด เปิดกล้อง live class camera on online course',
};
