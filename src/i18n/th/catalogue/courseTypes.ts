import type { CourseLevel, CourseType } from '../../../domain/catalogue/course.ts';
import { formatCount, NBSP } from '../../format.ts';

const ways: Record<CourseType, string> = {
  online: 'เรียนจากวิดีโอเมื่อไรก็ได้',
  flex: 'เรียนจากวิดีโอตามจังหวะของคุณ',
  inClass: 'เรียนพร้อมกันในห้องเรียน ตามวันและสถานที่ด้านบน',
  privateClassroom: 'ห้องเรียนสำหรับกลุ่มของคุณ ตามวันและสถานที่ด้านบน',
  liveBroadcast: 'ดูถ่ายทอดสดตามวันด้านบน',
  liveRoom: 'เข้าห้องสดกับผู้สอนตามวันด้านบน',
  liveRoomStudentCamera: 'เข้าห้องสดกับผู้สอนตามวันด้านบน และเปิดกล้องของคุณด้วย',
};

const withoutVenue: Partial<Record<CourseType, string>> = {
  inClass: 'เรียนพร้อมกันในห้องเรียน สถานที่จะแจ้งให้ทราบ',
  privateClassroom: 'ห้องเรียนสำหรับกลุ่มของคุณ สถานที่จะแจ้งให้ทราบ',
};

const withoutDates: Partial<Record<CourseType, string>> = {
  inClass: 'เรียนพร้อมกันในห้องเรียน ตามสถานที่ด้านบน วันเรียนจะแจ้งให้ทราบ',
  privateClassroom: 'ห้องเรียนสำหรับกลุ่มของคุณ ตามสถานที่ด้านบน วันเรียนจะแจ้งให้ทราบ',
  liveBroadcast: 'ดูถ่ายทอดสด วันถ่ายทอดจะแจ้งให้ทราบ',
  liveRoom: 'เข้าห้องสดกับผู้สอน วันเรียนจะแจ้งให้ทราบ',
  liveRoomStudentCamera: 'เข้าห้องสดกับผู้สอนและเปิดกล้องของคุณด้วย วันเรียนจะแจ้งให้ทราบ',
};

const withoutBoth: Partial<Record<CourseType, string>> = {
  ...withoutDates,
  inClass: 'เรียนพร้อมกันในห้องเรียน วันและสถานที่จะแจ้งให้ทราบ',
  privateClassroom: 'ห้องเรียนสำหรับกลุ่มของคุณ วันและสถานที่จะแจ้งให้ทราบ',
};

const levels: Record<CourseLevel, string> = { beginner: 'เริ่มต้น', intermediate: 'ปานกลาง', advanced: 'ขั้นสูง' };

/** The course types for buyers, and the levels. */
export const courseTypes = {
  ways,
  /** Without a known place. */
  withoutVenue,
  /** Without known dates. */
  withoutDates,
  /** Without either. */
  withoutBoth,
  /** For types with a playlist. */
  opens: 'บทเรียนเปิดให้ทันทีเมื่ออนุมัติคำสั่งซื้อ',
  /** For types with dates. */
  holds: 'คำสั่งซื้อหนึ่งรายการได้หนึ่งที่นั่ง ซื้อซ้ำได้เฉพาะรอบวันอื่น',
  onlineRoom: 'เรียนสดออนไลน์',
  /** Remaining registrations if there are no seats. */
  places: 'รับได้อีก',
  level: 'ระดับ',
  levels,
  placesLeft: (count: number) => `${formatCount(count)}${NBSP}คน`,
};
