import { describe, expect, test } from 'vitest';
import type { CourseDetail } from '../../../src/domain/catalogue/course.ts';
import { itemWords } from '../../../src/domain/catalogue/itemWords.ts';
import type { ProductDetail } from '../../../src/domain/catalogue/product.ts';
import type { Rating } from '../../../src/domain/catalogue/rating.ts';
import type { PricingPlan } from '../../../src/domain/pricing/pricingPlan.ts';
import { documentHead, type HeadContext, type PageSubject } from '../../../src/domain/site/documentHead.ts';
import { headHtml, headTags } from '../../../src/domain/site/headTags.ts';
import type { Sharing } from '../../../src/domain/site/sharing.ts';
import { noSharing, row } from '../listingFixture.ts';

const shop: HeadContext = {
  language: 'th',
  publicUrl: 'https://shop.example',
  siteName: 'ลานเรียน',
  words: { home: 'หน้าแรก', courses: 'คอร์สทั้งหมด', products: 'สินค้า' },
};
const inEnglish = { ...shop, language: 'en' as const, siteName: 'Lanrian' };
const text = (th: string, en: string | null = null) => ({ th, en });

const plan = (id: string, more: Partial<PricingPlan> = {}): PricingPlan => ({
  ...{ id, itemId: '7', type: 'period', pricingType: 'default', name: text('รายปี', 'One year') },
  ...{ term: { amount: 1, unit: 'year' }, extension: null, prices: { THB: 199_050, USD: null } },
  ...{ isShown: true, isDefault: false, needsApproval: false, membersOnly: false, freeForOwnersOf: null },
  ...more,
});

const course = (more: Partial<CourseDetail> = {}): CourseDetail => ({
  ...row('7', 'ภาษีร้านค้า', 'Tax for shops', { slug: '7-tax', coverUrl: '/uploads/public/tax.webp' }),
  ...{ summary: text('ยื่นเองได้', 'File it yourself'), coverAlt: text('ใบเสร็จ', 'A receipt'), seatsLeft: 3 },
  ...{
    description: text('ยาว'),
    outcomes: [],
    instructorId: null,
    instructorHeadline: null,
    instructorName: text('ครูพิม'),
  },
  ...{ taughtIn: 'th', isRecertification: false, teaser: null, sections: [], freeBook: null, durationSeconds: 5_400 },
  schedule: { startsAt: null, endsAt: null, registrationOpensAt: null, registrationClosesAt: null, venue: null },
  ...{ plans: [plan('a')], isLocked: false, publishEndsAt: null, layout: 'three', limitedTo: [] },
  ...{ promotions: [], revisedAt: 0, learnerCount: 0 },
  sharing: noSharing,
  ...more,
});

const product = (more: Partial<ProductDetail> = {}): ProductDetail => ({
  ...row('9', 'สมุด', 'Notebook', { kind: 'product', slug: '9-notebook', courseType: null }),
  ...{ summary: text('100 หน้า'), kindName: null, description: text(''), facts: [], pictures: [], video: null },
  ...{
    plans: [plan('b', { prices: { THB: 12_000, USD: null } })],
    isLocked: false,
    publishEndsAt: null,
    sharing: noSharing,
  },
  ...more,
});

const headOf = (subject: PageSubject, context = shop, words: { title?: string; isListed?: boolean } = {}) => {
  const item = subject.kind === 'course' ? subject.course : subject.kind === 'product' ? subject.product : null;
  const said = item ? itemWords(item, context.language) : { title: 'ชื่อหน้า', description: 'คำอธิบาย' };
  return documentHead({ isListed: true, ...said, ...words }, subject, context);
};
const about = (more: Partial<CourseDetail> = {}, rating: Rating | null = null): PageSubject => ({
  kind: 'course',
  course: course(more),
  rating,
  category: { name: text('บัญชี', 'Accounting'), linkPath: 'tax' },
  currency: 'THB',
});
const contentOf = (pairs: readonly (readonly [string, string])[], name: string) =>
  pairs.find(([known]) => known === name)?.[1];
type Data = Record<string, unknown> & { hasCourseInstance?: Record<string, unknown>[]; offers?: unknown };
const dataOf = (head: ReturnType<typeof headOf>, type: string) =>
  head.jsonLd.find((data) => data['@type'] === type) as Data | undefined;

describe('a course', () => {
  test('has the average of its reviews, if there is one', () => {
    expect(dataOf(headOf(about({}, { count: 12, average: 4.6 })), 'Course')?.aggregateRating).toEqual({
      ...{ '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 12, bestRating: 5, worstRating: 1 },
    });
    expect(dataOf(headOf(about()), 'Course')).not.toHaveProperty('aggregateRating');
  });

  test('without own fields has title, summary and cover, at one address', () => {
    const head = headOf(about());
    expect(head).toMatchObject({
      ...{ title: 'ภาษีร้านค้า · ลานเรียน', description: 'ยื่นเองได้', robots: 'index,follow', keywords: null },
      canonical: 'https://shop.example/course/7-tax',
    });
    expect(head.openGraph).toEqual([
      ...[
        ['og:type', 'website'],
        ['og:site_name', 'ลานเรียน'],
        ['og:locale', 'th_TH'],
      ],
      ['og:url', 'https://shop.example/course/7-tax'],
      ['og:title', 'ภาษีร้านค้า'],
      ['og:description', 'ยื่นเองได้'],
      ['og:image', 'https://shop.example/uploads/public/1200x630/tax.webp.jpg'],
      ['og:image:type', 'image/jpeg'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'ใบเสร็จ'],
    ]);
    expect(contentOf(head.twitter, 'twitter:card')).toBe('summary_large_image');
    expect(contentOf(head.twitter, 'twitter:image')).toBe('https://shop.example/uploads/public/1200x630/tax.webp.jpg');
  });

  test('says what its own fields say, each falling back to the one before it', () => {
    const sharing: Sharing = {
      meta: {
        title: text('ชื่อค้นหา'),
        description: text('คำค้นหา'),
        keywords: text('ภาษี, ร้าน'),
        robots: 'noindex,follow',
      },
      facebook: { title: text('ชื่อเฟซ'), description: null, image: '/uploads/public/face.jpg' },
      twitter: { title: null, description: text('คำทวีต'), image: null },
    };
    const head = headOf(about({ sharing }));
    expect(head).toMatchObject({ title: 'ชื่อค้นหา · ลานเรียน', robots: 'noindex,follow', keywords: 'ภาษี, ร้าน' });
    expect(contentOf(head.openGraph, 'og:title')).toBe('ชื่อเฟซ');
    expect(contentOf(head.openGraph, 'og:description')).toBe('คำค้นหา');
    expect(contentOf(head.openGraph, 'og:image:alt')).toBeUndefined();
    expect(head.twitter).toEqual([
      ['twitter:card', 'summary_large_image'],
      ['twitter:title', 'ชื่อเฟซ'],
      ['twitter:description', 'คำทวีต'],
      ['twitter:image', 'https://shop.example/uploads/public/1200x630/face.jpg.jpg'],
    ]);
  });

  test('is in the language of the page', () => {
    const head = headOf(about(), inEnglish);
    expect(head.title).toBe('Tax for shops · Lanrian');
    expect(contentOf(head.openGraph, 'og:locale')).toBe('en_US');
    expect(dataOf(head, 'Course')).toMatchObject({ name: 'Tax for shops', inLanguage: 'th' });
  });

  test('has the data that search engines ask for: provider, offers and an instance with its mode and workload', () => {
    const data = dataOf(headOf(about()), 'Course');
    expect(data).toMatchObject({
      ...{ name: 'ภาษีร้านค้า', description: 'ยื่นเองได้', url: 'https://shop.example/course/7-tax' },
      provider: { '@type': 'Organization', name: 'ลานเรียน', url: 'https://shop.example/' },
      offers: [
        {
          ...{ '@type': 'Offer', category: 'Paid', price: '1990.50', priceCurrency: 'THB' },
          availability: 'https://schema.org/InStock',
        },
      ],
      hasCourseInstance: [{ courseMode: 'Online', courseWorkload: 'PT1H30M', instructor: { name: 'ครูพิม' } }],
    });
    expect(data).not.toHaveProperty('aggregateRating');
  });

  test('offers only what anybody may take, what fees start at in front', () => {
    const plans = [
      plan('a', { isDefault: true }),
      plan('b', { prices: { THB: 0, USD: null } }),
      plan('g', { prices: { THB: 0, USD: null }, needsApproval: true }),
      plan('c', { membersOnly: true }),
      plan('d', { freeForOwnersOf: ['1'] }),
      plan('e', { pricingType: 'renew' }),
      plan('f', { prices: { THB: null, USD: 5_000 } }),
    ];
    const offers = dataOf(headOf(about({ plans })), 'Course')?.offers as { price: string; category: string }[];
    expect(offers.map(({ price, category }) => [price, category])).toEqual([
      ['0.00', 'Free'],
      ['1990.50', 'Paid'],
    ]);
    expect(dataOf(headOf(about({ plans: [] })), 'Course')).not.toHaveProperty('offers');
  });

  test.each([
    [{ seatsLeft: 0 }, 'SoldOut'],
    [{ isLocked: true }, 'OutOfStock'],
    [{ seatsLeft: null }, 'InStock'],
  ])('%o is described as %s', (more, word) => {
    expect(dataOf(headOf(about(more)), 'Course')?.offers).toMatchObject([
      { availability: `https://schema.org/${word}` },
    ]);
  });

  test('a course on one day is one event; with several days its date is unknown', () => {
    const schedule = {
      ...{ startsAt: Date.UTC(2026, 2, 1, 2), endsAt: Date.UTC(2026, 2, 1, 9) },
      ...{ registrationOpensAt: null, registrationClosesAt: null, venue: null },
    };
    const data = dataOf(headOf(about({ courseType: 'inClass', schedule, durationSeconds: 0 })), 'Course');
    expect(data?.hasCourseInstance).toMatchObject([
      {
        courseSchedule: { repeatCount: 1, repeatFrequency: 'Daily', startDate: '2026-03-01', endDate: '2026-03-01' },
      },
    ]);
  });

  test('at a place and time says where, from when to when and how long one may register', () => {
    const schedule = {
      startsAt: Date.UTC(2026, 2, 1, 2),
      endsAt: Date.UTC(2026, 2, 3, 9),
      registrationOpensAt: Date.UTC(2026, 0, 31, 17),
      registrationClosesAt: Date.UTC(2026, 1, 20, 16, 59, 59),
      venue: text('ห้อง 2 สุขุมวิท'),
    };
    const data = dataOf(headOf(about({ courseType: 'inClass', schedule, durationSeconds: 0 })), 'Course');
    expect(data?.hasCourseInstance).toMatchObject([
      {
        ...{ courseMode: 'Onsite', startDate: '2026-03-01T02:00:00.000Z', endDate: '2026-03-03T09:00:00.000Z' },
        courseSchedule: { startDate: '2026-03-01', endDate: '2026-03-03' },
        location: { '@type': 'Place', name: 'ห้อง 2 สุขุมวิท' },
      },
    ]);
    expect(data?.offers).toMatchObject([
      {
        validFrom: '2026-01-31T17:00:00.000Z',
        priceValidUntil: '2026-02-20',
        availabilityEnds: '2026-02-20T16:59:59.000Z',
      },
    ]);
  });

  test('offers of a scheduled course end with its last day, and all with its publication', () => {
    const [startsAt, endsAt] = [Date.UTC(2026, 2, 1, 2), Date.UTC(2026, 2, 3, 9)];
    const held = { ...course().schedule, startsAt, endsAt };
    const offersOf = (more: Partial<CourseDetail>) => dataOf(headOf(about(more)), 'Course')?.offers;
    expect(offersOf({ courseType: 'inClass', schedule: held })).toMatchObject([
      { availabilityEnds: '2026-03-03T09:00:00.000Z' },
    ]);
    expect(offersOf({ courseType: 'online', schedule: held })).not.toMatchObject([
      { availabilityEnds: expect.anything() },
    ]);
    const publishEndsAt = Date.UTC(2026, 1, 10);
    expect(offersOf({ courseType: 'inClass', schedule: held, publishEndsAt })).toMatchObject([
      { availabilityEnds: '2026-02-10T00:00:00.000Z' },
    ]);
  });

  test.each(['online', 'flex', 'liveBroadcast', 'liveRoom', 'liveRoomStudentCamera'] as const)(
    '%s is online',
    (type) => {
      const [instance] = dataOf(headOf(about({ courseType: type })), 'Course')?.hasCourseInstance ?? [];
      expect(instance).toMatchObject({ courseMode: 'Online', courseWorkload: expect.stringMatching(/^PT/) });
    },
  );

  test('without a lecture and without a day it tells of no instance, rather than a length that is not true', () => {
    const data = (detail: Partial<CourseDetail>) => dataOf(headOf(about(detail)), 'Course');
    expect(data({ durationSeconds: 0 })).toMatchObject({ '@type': 'Course' });
    expect(data({ durationSeconds: 0 })).not.toHaveProperty('hasCourseInstance');
    expect(data({ durationSeconds: 20 })).toMatchObject({ hasCourseInstance: [{ courseWorkload: 'PT1M' }] });
  });

  test('comes after its category', () => {
    expect(dataOf(headOf(about()), 'BreadcrumbList')?.itemListElement).toEqual(
      [
        ['หน้าแรก', '/'],
        ['คอร์สทั้งหมด', '/courses'],
        ['บัญชี', '/courses/tax'],
        ['ภาษีร้านค้า', '/course/7-tax'],
      ].map(([name, path], index) => ({
        ...{ '@type': 'ListItem', position: index + 1, name },
        item: `https://shop.example${path}`,
      })),
    );
  });
});

test('a product has its offer, price tags and film', () => {
  const video = { mp4Url: '/uploads/public/a.mp4', webmUrl: null, posterUrl: null, subtitles: [] };
  const pictures = [{ url: '/uploads/public/b.webp', alt: text('') }];
  const head = headOf({ kind: 'product', product: product({ video, pictures }), category: null, currency: 'THB' });
  expect(head.canonical).toBe('https://shop.example/product/9-notebook');
  expect(head.openGraph).toEqual(
    expect.arrayContaining([
      ['og:type', 'product'],
      ['og:video', 'https://shop.example/uploads/public/a.mp4'],
      ['product:price:amount', '120.00'],
      ['product:price:currency', 'THB'],
    ]),
  );
  expect(dataOf(head, 'Product')).toMatchObject({
    image: ['https://shop.example/icons/icon-512.png', 'https://shop.example/uploads/public/b.webp'],
    offers: { price: '120.00', priceCurrency: 'THB', availability: 'https://schema.org/InStock' },
  });
});

describe('other pages', () => {
  const list = { kind: 'list', itemKind: 'course', category: null } as const;

  test('each page of a list has its own address', () => {
    const category = { name: text('บัญชี'), linkPath: 'tax' };
    expect(headOf({ ...list, page: 1 }).canonical).toBe('https://shop.example/courses');
    expect(headOf({ ...list, page: 3, category }).canonical).toBe('https://shop.example/courses/tax?page=3');
    expect(headOf({ ...list, itemKind: 'product', page: 1 }).canonical).toBe('https://shop.example/products');
  });

  test('shared pages without indexing say so', () => {
    const head = headOf({ kind: 'promotion', id: '1', pictureUrl: null }, shop, { isListed: false });
    expect(head).toMatchObject({ robots: 'noindex', canonical: 'https://shop.example/promotion/1' });
  });

  test('private pages have a title and no public data', () => {
    const head = documentHead({ title: 'ตะกร้า', description: 'ร้าน', isListed: true }, null, shop);
    expect(head).toMatchObject({ title: 'ตะกร้า · ลานเรียน', robots: 'noindex', canonical: null, jsonLd: [] });
    expect(headTags(head).map(({ name }) => name)).toEqual(['title', 'meta', 'meta']);
  });

  test('a page of the shop’s own words has its own address', () => {
    const head = headOf({ kind: 'custom', path: 'refunds', pictureUrl: null });
    expect(head.canonical).toBe('https://shop.example/page/refunds');
    expect(dataOf(head, 'BreadcrumbList')?.itemListElement).toHaveLength(2);
  });

  test('the home page is the shop itself', () => {
    const head = headOf({ kind: 'home' }, shop, { title: '' });
    expect(head).toMatchObject({ title: 'ลานเรียน', canonical: 'https://shop.example/' });
    expect(contentOf(head.openGraph, 'og:title')).toBe('ลานเรียน');
    expect(contentOf(head.openGraph, 'og:image')).toBe('https://shop.example/icons/icon-512.png');
    expect(contentOf(head.twitter, 'twitter:card')).toBe('summary');
    expect(dataOf(head, 'WebSite')).toMatchObject({ url: 'https://shop.example/' });
  });

  test('a long description ends with a word, never between a letter and its marks', () => {
    const said = (description: string) =>
      documentHead({ title: '', description, isListed: true }, { kind: 'home' }, shop);
    expect(said('คำ '.repeat(200)).description).toMatch(/^(คำ )+คำ…$/);
    const marked = said('กี้'.repeat(200)).description;
    expect(marked).toMatch(/^(กี้)+…$/);
    expect([...marked].length).toBeLessThanOrEqual(300);
    expect(said('สั้น\n\n และ  ชัด').description).toBe('สั้น และ ชัด');
  });
});

test('no words of a course become markup', () => {
  const title = text('</script><script>alert(1)</script>"\u2028&');
  const html = headHtml(headOf(about({ title, summary: title })));
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).toContain('content="&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;');
  for (const [, data = ''] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
    expect(data).not.toMatch(/[<>&\u2028]/);
    expect(() => JSON.parse(data)).not.toThrow();
  }
  expect(html).toContain('<title>&lt;/script&gt;');
});

test('every element occurs once in a head', () => {
  const tags = headTags(headOf(about())).filter(({ name }) => name !== 'script');
  const names = tags.map(({ name, attributes }) => [name, attributes.name, attributes.property, attributes.rel].join());
  expect(new Set(names).size).toBe(names.length);
});
