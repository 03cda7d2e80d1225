import type { Language } from './localText.ts';

/** Short and long names of the months, January first. */
export const monthNames: Record<Language, readonly (readonly [short: string, long: string])[]> = {
  th: [
    ['ม.ค.', 'มกราคม'],
    ['ก.พ.', 'กุมภาพันธ์'],
    ['มี.ค.', 'มีนาคม'],
    ['เม.ย.', 'เมษายน'],
    ['พ.ค.', 'พฤษภาคม'],
    ['มิ.ย.', 'มิถุนายน'],
    ['ก.ค.', 'กรกฎาคม'],
    ['ส.ค.', 'สิงหาคม'],
    ['ก.ย.', 'กันยายน'],
    ['ต.ค.', 'ตุลาคม'],
    ['พ.ย.', 'พฤศจิกายน'],
    ['ธ.ค.', 'ธันวาคม'],
  ],
  en: [
    ['Jan', 'January'],
    ['Feb', 'February'],
    ['Mar', 'March'],
    ['Apr', 'April'],
    ['May', 'May'],
    ['Jun', 'June'],
    ['Jul', 'July'],
    ['Aug', 'August'],
    ['Sep', 'September'],
    ['Oct', 'October'],
    ['Nov', 'November'],
    ['Dec', 'December'],
  ],
};
