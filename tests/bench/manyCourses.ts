import { demoShop } from '../../server/demo/content/demoShop.ts';
import { refreshStatistics } from '../../server/store/catalogue/refreshStatistics.ts';
import { openDatabase } from '../../server/store/database/database.ts';
import { instructors, items, pricingPlans } from '../../server/store/schema/catalogue.ts';
import { courseTypes } from '../../src/domain/catalogue/course.ts';
import { seededRandom } from '../proof/seededRandom.ts';

const atOnce = 200;
const teacherCount = 400;
const dayMs = 86_400_000;

/** A course of a large shop, as its row in the database and its one plan. */
type ManyCourse = { readonly item: typeof items.$inferInsert; readonly plan: typeof pricingPlans.$inferInsert };

/**
 * Courses with Thai and English word sequences from the demo shop's texts, in its lengths of titles and summaries;
 * reproducible.
 */
export function makeCourses(count: number, now: number): readonly ManyCourse[] {
  const { below } = seededRandom(20_260_214);
  const texts = demoShop.courses.flatMap(({ title, summary, description, outcomes }) => [
    title,
    summary,
    description,
    ...outcomes,
  ]);
  const thai = texts.flatMap(({ th }) =>
    [...new Intl.Segmenter('th', { granularity: 'word' }).segment(th)].map((one) => one.segment),
  );
  const english = texts.flatMap(({ en }) => en.split(/\s+/));
  /** Sequences of two to four words that occur together. */
  const say = (words: readonly string[], between: string, length: number) => {
    let said = '';
    while (said.length < length) {
      const from = below(words.length - 4);
      said += between + words.slice(from, from + 2 + below(3)).join(between);
    }
    return said.replace(/\s+/g, ' ').trim();
  };
  const categories = demoShop.categories.filter(({ forProducts }) => !forProducts);
  return Array.from({ length: count }, (_, place) => {
    const id = String(100_001 + place);
    const category = categories[below(categories.length)];
    const titleEn = say(english, ' ', 20 + below(20));
    const item = {
      id,
      kind: 'course' as const,
      slug: `${id}-${titleEn
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')}`,
      titleTh: say(thai, '', 22 + below(24)),
      titleEn,
      summaryTh: say(thai, '', 60 + below(50)),
      summaryEn: say(english, ' ', 60 + below(50)),
      descriptionTh: 'รายละเอียด',
      descriptionEn: null,
      categoryId: category?.id ?? 'data',
      courseType: courseTypes[below(courseTypes.length)] ?? 'online',
      instructorId: `many-${below(teacherCount)}`,
      coverName: `cover-${below(60)}`,
      coverAltTh: say(thai, '', 20 + below(20)),
      coverAltEn: say(english, ' ', 20 + below(20)),
      startsAt: below(3) === 0 ? now + below(300) * dayMs : null,
      seatsTotal: below(3) === 0 ? 10 + below(90) : null,
      rank: 1_000 + place,
      ...cameAt(now - below(300 * dayMs)),
    };
    const priceThb = 49_000 + below(900) * 1_000;
    return { item, plan: { ...plan, id: `${id}p`, itemId: id, priceThb, priceUsd: Math.round(priceThb / 33) } };
  });
}

const cameAt = (instant: number) => ({ createdAt: instant, updatedAt: instant });

const plan = {
  ...{ type: 'period' as const, nameTh: 'รายปี', nameEn: 'One year', termAmount: 1, termUnit: 'year' as const },
  ...{ isDefault: true, position: 1 },
};

/** Puts them beside the demo shop's, as an import does; its process must not run. */
export async function addCourses(
  at: { readonly dataDir: string; readonly url?: string },
  courses: readonly ManyCourse[],
): Promise<void> {
  const { db, close } = await openDatabase(at);
  const names = demoShop.instructors.map(({ name }) => name);
  await db.insert(instructors).values(
    Array.from({ length: teacherCount }, (_, place) => ({
      id: `many-${place}`,
      nameTh: `${names[place % names.length]?.th ?? ''} ${place}`,
      nameEn: `${names[place % names.length]?.en ?? ''} ${place}`,
      headlineTh: null,
      headlineEn: null,
    })),
  );
  for (let from = 0; from < courses.length; from += atOnce) {
    const some = courses.slice(from, from + atOnce);
    await db.insert(items).values(some.map(({ item }) => item));
    await db.insert(pricingPlans).values(some.map(({ plan: one }) => one));
  }
  await refreshStatistics(db);
  await close();
}
