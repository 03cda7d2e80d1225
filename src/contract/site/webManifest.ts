import { sharedPictureField, sharePath } from './shareTarget.ts';

const icons = (purpose: 'any' | 'maskable', name: string) =>
  [192, 512].map((size) => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));

const shortcut = (th: string, en: string, url: string, icon: string) => ({
  name: th,
  name_localized: { en },
  url,
  icons: [{ src: `/icons/shortcut-${icon}.png`, sizes: '96x96', type: 'image/png' }],
});

const screenshot = (name: string, size: string, formFactor: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}.png`,
  sizes: size,
  type: 'image/png',
  form_factor: formFactor,
  label,
});

/** The web app manifest in Thai, with `…_localized` members for English systems. */
export const webManifest = {
  id: '/',
  name: 'ลานเรียน — เรียนไปทีละใบ เก่งขึ้นทีละบท',
  name_localized: { en: 'Lanrian — learn a little, a leaf at a time' },
  short_name: 'ลานเรียน',
  short_name_localized: { en: 'Lanrian' },
  description: 'คอร์สออนไลน์ เรียนสด และในห้องเรียน บันทึกบทเรียนไว้ดูต่อได้แม้ไม่มีสัญญาณ',
  description_localized: { en: 'Courses from Thailand. Save lectures and keep learning without a signal.' },
  lang: 'th',
  dir: 'ltr' as const,
  start_url: '/?source=app',
  scope: '/',
  display: 'standalone' as const,
  display_override: ['standalone' as const, 'minimal-ui' as const],
  orientation: 'any' as const,
  theme_color: '#0b5d45',
  background_color: '#f3f6ef',
  categories: ['education', 'shopping'],
  icons: [
    ...icons('any', 'icon'),
    ...icons('maskable', 'maskable'),
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' as const },
  ],
  screenshots: [
    screenshot('phone-catalogue', '780x1688', 'narrow', 'คอร์สทั้งหมด'),
    screenshot('phone-course', '780x1688', 'narrow', 'หน้าคอร์ส'),
    screenshot('desktop-catalogue', '1280x800', 'wide', 'คอร์สทั้งหมดบนจอใหญ่'),
  ],
  // A banking app shares a slip, and the service worker stores it (sw/shareTarget.ts).
  share_target: {
    action: sharePath,
    method: 'POST' as const,
    enctype: 'multipart/form-data',
    params: { files: [{ name: sharedPictureField, accept: ['image/*', 'image/jpeg', 'image/png', 'image/webp'] }] },
  },
  shortcuts: [
    shortcut('คอร์สของฉัน', 'My courses', '/myaccount/student/course?source=shortcut', 'my-courses'),
    shortcut('ตะกร้า', 'Cart', '/cart?source=shortcut', 'cart'),
    shortcut('แจ้งชำระเงิน', 'Report a payment', '/share?report=1&source=shortcut', 'report'),
  ],
};
