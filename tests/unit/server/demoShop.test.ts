import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { courseStates, type DemoCourseState } from '../../../server/demo/content/courseStates.ts';
import { demoShop } from '../../../server/demo/content/demoShop.ts';
import { motifs } from '../../../server/demo/content/motifs.ts';
import type { DemoCourse } from '../../../server/demo/demoTypes.ts';
import { courseSlides } from '../../../server/demo/makeMedia/lessons/courseSlides.ts';
import { webVtt } from '../../../server/demo/makeMedia/subtitles.ts';
import { projectRoot } from '../../support/run/processes.ts';

const { categories, courses, instructors, products, siteTexts, unseenCourses } = demoShop;
const plans = courses.flatMap((course) => course.plans);
const sections = courses.flatMap((course) => course.sections);
const lectures = sections.flatMap((section) => section.lectures);

function kindOf({ id, video, linkUrl, text }: (typeof lectures)[number]) {
  if (video !== null) return 'film';
  if (linkUrl !== null) return 'link';
  if (text !== null) return 'text';
  throw new Error(`${id} has nothing in it`);
}

const lecturesOf = (course: DemoCourse) => course.sections.flatMap((section) => section.lectures);
const secondsOf = (of: typeof lectures) => of.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);

const films = join(projectRoot, 'server/demo/media/videos');
const filmPaths = readdirSync(films, { recursive: true, encoding: 'utf8' });

/** A file of a film in its folder. */
function mediaFile(name: string): string {
  const path = filmPaths.find((each) => basename(each) === name);
  if (path === undefined) throw new Error(`There is no ${name}`);
  return join(films, path);
}

/** Every string in a value, with its key. */
function stringsOf(value: unknown, key = ''): readonly { readonly key: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => stringsOf(inner, name));
}

const texts = stringsOf(demoShop);
const thai = texts.filter(({ key }) => key === 'th').map(({ text }) => text);
const english = texts.filter(({ key }) => key === 'en').map(({ text }) => text);

function repeated(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

function defaultListedPlans(course: DemoCourse) {
  return course.plans.filter((plan) => plan.isDefault && plan.pricingType === 'default' && plan.priceSatang !== null);
}

describe('the demo shop', () => {
  test('has enough to browse', () => {
    expect(courses.length).toBeGreaterThanOrEqual(26);
    expect(products.length).toBeGreaterThanOrEqual(7);
    expect(categories.filter((category) => !category.forProducts)).toHaveLength(6);
    expect(new Set(categories.filter((category) => !category.forProducts).map((category) => category.weave)).size).toBe(
      6,
    );
    expect(siteTexts.howToBuy.length).toBeGreaterThanOrEqual(3);
  });

  test('has courses of all seven types, most of them online', () => {
    expect(new Set(courses.map((course) => course.type))).toEqual(
      new Set(['online', 'flex', 'inClass', 'privateClassroom', 'liveBroadcast', 'liveRoom', 'liveRoomStudentCamera']),
    );
    const online = courses.filter((course) => course.type === 'online').length;
    expect(online * 2).toBeGreaterThanOrEqual(courses.length);
  });

  test('gives every row an id and every page its own slug', () => {
    for (const rows of [courses, products, plans, sections, lectures, categories, instructors]) {
      expect(repeated(rows.map((row) => row.id))).toEqual([]);
    }
    const slugs = [...courses, ...products].map((item) => item.slug);
    expect(repeated(slugs)).toEqual([]);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('names only teachers and categories that exist', () => {
    const teachers = new Set(instructors.map((instructor) => instructor.id));
    expect(courses.filter((course) => !teachers.has(course.instructor))).toEqual([]);
    for (const [items, forProducts] of [
      [courses, false],
      [products, true],
    ] as const) {
      const known = new Set(categories.filter((each) => each.forProducts === forProducts).map((each) => each.id));
      expect(new Set(items.map((item) => item.category))).toEqual(known);
    }
  });

  test('has a picture motif for every cover', () => {
    const described = motifs.map(({ slug, category }) => `${category}/${slug}`).sort();
    const wanted = [...courses, ...unseenCourses, ...products].map(({ cover, category }) => `${category}/${cover}`);
    expect(described).toEqual([...new Set(wanted)].sort());
  });

  test('has a picture of every teacher', () => {
    const pictures = readdirSync(join(projectRoot, 'server/demo/media/teachers'));
    expect(pictures.sort()).toEqual(instructors.map(({ id }) => `${id}.webp`).sort());
  });
});

describe('its states', () => {
  test('are each shown by a course', () => {
    const states = Object.values(courseStates);
    const has = (key: keyof DemoCourseState) => states.some((state) => state[key] !== undefined);
    const keys = ['isLocked', 'isFull', 'isUnpublished', 'isArchived', 'publishedInDays', 'isDaysEarlier'] as const;
    expect(keys.filter((key) => !has(key))).toEqual([]);
    expect(states.map(({ registration }) => registration?.registrationOpensInDays ?? 0)).toEqual(
      expect.arrayContaining([5, -25]),
    );
  });

  test('that no visitor sees belong to the courses of the desk alone, but for the draft', () => {
    const hidden = Object.entries(courseStates).filter(
      ([, { isUnpublished, isArchived, publishedInDays }]) => isUnpublished ?? isArchived ?? publishedInDays,
    );
    expect(hidden.map(([id]) => id)).toEqual(['1030', ...unseenCourses.map(({ id }) => id)]);
  });
});

describe('its plans', () => {
  test('have whole prices that are absent or not negative, and free ones cost nothing', () => {
    for (const { priceSatang, priceUsdCents, type } of plans) {
      for (const price of [priceSatang, priceUsdCents]) {
        expect(price === null || (Number.isSafeInteger(price) && price >= 0)).toBe(true);
      }
      expect(priceSatang === 0).toBe(type === 'free');
    }
  });

  test('give every course exactly one listed default', () => {
    expect(courses.filter((course) => defaultListedPlans(course).length !== 1)).toEqual([]);
    expect(courses.filter((course) => course.plans.filter((plan) => plan.isDefault).length !== 1)).toEqual([]);
  });

  test('have the term that their type needs', () => {
    for (const plan of plans) {
      if (plan.type === 'period') expect(plan.term).not.toBeNull();
      if (plan.type === 'oneTime') expect(plan.term).toBeNull();
      if (plan.type === 'actual') expect([plan.term?.unit, plan.extension?.unit]).toEqual(['hour', 'day']);
    }
  });

  test('sell watched time for which there is enough to watch', () => {
    const sold = courses.flatMap((course) =>
      course.plans.flatMap(({ id, term, type }) => (type === 'actual' ? [{ id, term, course }] : [])),
    );
    for (const { id, term, course } of sold) {
      const rounds = ((term?.amount ?? 0) * 3_600) / secondsOf(lecturesOf(course));
      expect(rounds, id).toBeGreaterThanOrEqual(1);
      expect(rounds, id).toBeLessThanOrEqual(4);
    }
  });

  test('ask money only for a course of half an hour or more', () => {
    const short = courses.filter((course) => secondsOf(lecturesOf(course)) < 1_800 && course.sections.length > 0);
    expect(short.filter((course) => course.plans.some(({ priceSatang }) => priceSatang !== 0))).toEqual([]);
  });

  test('show every way of selling', () => {
    expect(new Set(plans.map((plan) => plan.type))).toEqual(new Set(['period', 'actual', 'oneTime', 'free']));
    expect(plans.some((plan) => plan.type === 'free' && plan.isDefault && plan.needsApproval)).toBe(true);
    expect(plans.some((plan) => plan.type === 'free' && plan.isDefault && !plan.needsApproval)).toBe(true);
    expect(plans.some((plan) => plan.membersOnly)).toBe(true);
    expect(plans.some((plan) => plan.freeForOwnersOf !== undefined)).toBe(true);
    const books = courses.flatMap(({ freeBook }) => freeBook ?? []);
    expect(new Set(books.map(({ delivery }) => delivery))).toEqual(new Set(['ship', 'download']));
    expect(books.filter(({ productId }) => !products.some(({ id }) => id === productId))).toEqual([]);
    expect(plans.some((plan) => plan.pricingType === 'renew')).toBe(true);
    expect(plans.some((plan) => plan.priceSatang !== null && plan.priceUsdCents === null)).toBe(true);
    expect(plans.some((plan) => (plan.priceSatang ?? 0) >= 1_000_000)).toBe(true);
    expect(courses.map((course) => course.seats)).toEqual(expect.arrayContaining([null, 4, 10]));
  });
});

describe('its lessons and dates', () => {
  test('give courses that are studied alone two to four sections of two to five lectures', () => {
    for (const course of courses.filter(({ type }) => type === 'online' || type === 'flex')) {
      expect(course.sections.length, course.slug).toBeGreaterThanOrEqual(2);
      expect(course.sections.length, course.slug).toBeLessThanOrEqual(4);
      for (const section of course.sections) {
        expect(section.lectures.length, section.id).toBeGreaterThanOrEqual(2);
        expect(section.lectures.length, section.id).toBeLessThanOrEqual(5);
      }
      expect(course.sections[0]?.lectures[0]?.isPreview, course.slug).toBe(true);
      expect(
        course.sections.at(-1)?.lectures.some((lecture) => lecture.isPreview),
        course.slug,
      ).toBe(false);
    }
  });

  test('use films of the length they claim', () => {
    const played = lectures.flatMap(({ video, ...lecture }) => (video === null ? [] : [{ ...lecture, video }]));
    const lengths = new Map(played.map(({ video, durationSeconds }) => [video, durationSeconds]));
    for (const { id, video, durationSeconds } of played) expect(durationSeconds, id).toBe(lengths.get(video));
    for (const [film, seconds] of lengths) {
      const bytes = readFileSync(mediaFile(`${film}.mp4`));
      const head = bytes.indexOf('mvhd');
      expect(bytes.readUInt32BE(head + 20) / bytes.readUInt32BE(head + 16), film).toBe(seconds);
    }
    expect(courses.filter(({ teaser }) => teaser !== null && teaser !== 'teaser')).toEqual([]);
  });

  test('teach by films, words and links, and every lecture has one of them', () => {
    const studied = courses.filter(({ schedule }) => schedule === null).flatMap(({ sections: parts }) => parts);
    const kinds = studied.flatMap((section) => section.lectures).map(kindOf);
    expect(new Set(kinds)).toEqual(new Set(['film', 'link', 'text']));
  });

  test('say the words of the course as they are written now', () => {
    for (const course of courses.filter(({ schedule }) => schedule === null)) {
      const { name, seconds, cues } = courseSlides(course);
      const film = lecturesOf(course).find(({ video }) => video === name);
      expect(film?.durationSeconds, name).toBe(seconds);
      for (const language of ['th', 'en'] as const) {
        const subtitles = readFileSync(mediaFile(`${name}.${language}.vtt`), 'utf8');
        expect(subtitles, name).toBe(webVtt(cues, language));
      }
    }
  });

  test('give courses that are held an agenda that fits into their hours', () => {
    const withAgenda = courses.filter(({ schedule, sections: parts }) => schedule !== null && parts.length > 0);
    expect(withAgenda.length).toBeGreaterThanOrEqual(10);
    for (const { sections: parts, schedule, slug } of withAgenda) {
      const agenda = parts.flatMap((section) => section.lectures);
      for (const lecture of agenda) expect([lecture.video, lecture.isPreview], lecture.id).toEqual([null, false]);
      const longest = Math.max(...agenda.map(({ durationSeconds }) => durationSeconds / 3_600));
      const days = (schedule?.endsInDays ?? 0) - (schedule?.startsInDays ?? 0) + 1;
      const [from, to] = schedule?.hours ?? [9, 16];
      expect(longest, slug).toBeLessThanOrEqual(to - from);
      expect(secondsOf(agenda) / 3_600, slug).toBeLessThanOrEqual(days * (to - from));
    }
  });

  test('put dates in order, open on the day the shop is filled, with a place where there is a room', () => {
    for (const course of courses) {
      const { schedule, slug, type } = course;
      expect(schedule === null, slug).toBe(type === 'online' || type === 'flex');
      if (schedule === null) continue;
      expect(schedule.registrationOpensInDays, slug).toBeLessThanOrEqual(0);
      expect(schedule.registrationClosesInDays, slug).toBeGreaterThan(0);
      expect(schedule.registrationClosesInDays, slug).toBeLessThanOrEqual(schedule.startsInDays);
      expect(schedule.startsInDays, slug).toBeLessThanOrEqual(schedule.endsInDays);
      expect(schedule.venue !== null, slug).toBe(type === 'inClass' || type === 'privateClassroom');
    }
  });
});

describe('its words', () => {
  test('are present in both languages and never shout', () => {
    expect(thai.length).toBe(english.length);
    expect(thai.filter((text) => !/[ก-๙]/.test(text))).toEqual([]);
    expect(english.filter((text) => text.trim() === '')).toEqual([]);
    expect(texts.filter(({ text }) => text.includes('!'))).toEqual([]);
  });

  test('keep the Thai rules of ๆ and of numbers with their units', () => {
    const unit = /\d (ชั่วโมง|นาที|วินาที|วัน|สัปดาห์|เดือน|ปี|บาท|คน|บท|ครั้ง|ข้อ|ชิ้น|ใบ|หน้า|เล่ม|ซม\.|มม\.|กรัม)/;
    expect(thai.filter((text) => /[^ ]ๆ|^ๆ/.test(text))).toEqual([]);
    expect(thai.filter((text) => unit.test(text))).toEqual([]);
  });

  test('describe a course in two or three paragraphs and three to five outcomes', () => {
    for (const { description, outcomes, slug, summary } of courses) {
      const paragraphCounts = [description.th, description.en].map((text) => text.split('\n\n').length);
      expect(paragraphCounts[0], slug).toBe(paragraphCounts[1]);
      expect([2, 3], slug).toContain(paragraphCounts[0]);
      expect([3, 4, 5], slug).toContain(outcomes.length);
      expect(`${summary.th}${summary.en}`, slug).not.toContain('\n');
    }
  });
});
