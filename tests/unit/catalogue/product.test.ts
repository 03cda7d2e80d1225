import { expect, test } from 'vitest';
import { galleryOf } from '../../../src/domain/catalogue/product.ts';

const words = (th: string) => ({ th, en: null });
const video = { mp4Url: '/f.mp4', webmUrl: null, posterUrl: '/f.webp', subtitles: [] };
const bare = { title: words('สมุด'), coverUrl: null, coverAlt: words('ปก'), video: null, pictures: [] };

test('the gallery begins with the cover, then the film, then the other pictures', () => {
  const pictures = [
    { url: '/a.webp', alt: words('ใกล้') },
    { url: '/b.webp', alt: words('ในกล่อง') },
  ];
  expect(galleryOf({ ...bare, coverUrl: '/c.webp', video, pictures })).toEqual([
    { kind: 'picture', url: '/c.webp', alt: words('ปก') },
    { kind: 'video', video, alt: words('สมุด') },
    { kind: 'picture', url: '/a.webp', alt: words('ใกล้') },
    { kind: 'picture', url: '/b.webp', alt: words('ในกล่อง') },
  ]);
});

test('a product without cover and video shows its pictures, or nothing', () => {
  expect(galleryOf({ ...bare, pictures: [{ url: '/a.webp', alt: words('ใกล้') }] })).toHaveLength(1);
  expect(galleryOf(bare)).toEqual([]);
});
