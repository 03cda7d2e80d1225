import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { CourseDetail } from '../../../src/domain/catalogue/course.ts';
import type { Rating } from '../../../src/domain/catalogue/rating.ts';
import { CourseHeader } from '../../../src/features/course/CourseHeader.tsx';
import { course as words } from '../../../src/i18n/th/catalogue/course.ts';
import { listing } from '../../../src/i18n/th/catalogue/listing.ts';
import { DrawnLanguage } from '../../../src/i18n/useLanguage.ts';
import { course } from '../courseFixture.ts';

const drawn = (of: CourseDetail, rating: Rating | null = null) =>
  renderToStaticMarkup(
    <DrawnLanguage value="th">
      <MemoryRouter>
        <CourseHeader row={of} detail={of} rating={rating} />
      </MemoryRouter>
    </DrawnLanguage>,
  );

test('the few remaining seats are shown where one can be bought', () => {
  const seated = course({ courseType: 'inClass', seatsLeft: 2 });
  const over = { ...seated.schedule, registrationClosesAt: 0 };
  const told = [seated, { ...seated, isLocked: true }, { ...seated, schedule: over }, { ...seated, publishEndsAt: 0 }];
  expect(told.map((of) => drawn(of).includes(listing.seatsLeft(2)))).toEqual([true, false, false, false]);
});

test('a full course says so, on sale or not', () => {
  const full = course({ courseType: 'inClass', seatsLeft: 0 });
  for (const of of [full, { ...full, isLocked: true }]) expect(drawn(of)).toContain(listing.full);
});

test('the rating leads to the reviews, and the learners are counted beside it', () => {
  const told = drawn(course({ learnerCount: 1_234 }), { count: 3, average: 4.7 });
  expect(told).toContain('href="#reviews-title"');
  expect(told).toContain(listing.rated('4.7', 3));
  expect(told).toContain(words.learners('1,234'));
  const fresh = drawn(course());
  expect(fresh).not.toContain('#reviews-title');
  expect(fresh).not.toContain(words.learners('0'));
});
