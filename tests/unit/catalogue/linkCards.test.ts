import { expect, test } from 'vitest';
import { linkCards } from '../../../src/domain/site/linkCards.ts';
import { noSharing } from '../listingFixture.ts';

const own = { title: 'อบขนมปัง', description: 'ทำเอง', picture: '/media/cover.webp' };
const thai = (th: string) => ({ th, en: null });

test('a link shows the texts of the item and its cover where nothing else is chosen', () => {
  expect(linkCards(own, undefined, 'th')).toEqual({ facebook: own, twitter: own });
  expect(linkCards(own, { ...noSharing, facebook: { title: thai(''), description: null, image: null } }, 'th')).toEqual(
    {
      ...{ facebook: own, twitter: own },
    },
  );
});

test('X shows the choices for Facebook until it has its own', () => {
  const facebook = { title: thai('เปิดรับแล้ว'), description: null, image: '/media/share.webp' };
  const twitter = { title: null, description: thai('มาเรียนกัน'), image: null };
  const shared = { ...own, title: 'เปิดรับแล้ว', picture: '/media/share.webp' };
  expect(linkCards(own, { ...noSharing, facebook, twitter }, 'en')).toEqual({
    facebook: shared,
    twitter: { ...shared, description: 'มาเรียนกัน' },
  });
});
