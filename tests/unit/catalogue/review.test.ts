import { describe, expect, test } from 'vitest';
import { ratingOf, sumOfStars } from '../../../src/domain/catalogue/rating.ts';
import { refuseReview } from '../../../src/domain/catalogue/review.ts';

const watching = {
  ...{ hasBought: true, isWatchable: true, percentDone: 0, lectureCount: 6, finishedCount: 0 },
  ...{ startsAt: null, now: 1_000 },
};

describe('who may review a course', () => {
  test('nobody who has not bought it, however much of it is a preview', () => {
    expect(refuseReview({ ...watching, hasBought: false, percentDone: 100 })).toBe('REVIEW_NOT_BOUGHT');
  });

  test.each([
    [32, 1, 'REVIEW_TOO_EARLY'],
    [33, 1, null],
    [20, 2, null],
  ])('a learner with %i %% watched and %i of 6 lectures finished: %s', (percentDone, finishedCount, refused) => {
    expect(refuseReview({ ...watching, percentDone, finishedCount })).toBe(refused);
  });

  test('somebody who was in a class, once it has begun', () => {
    const inClass = { ...watching, isWatchable: false };
    expect(refuseReview({ ...inClass, startsAt: 1_001 })).toBe('REVIEW_TOO_EARLY');
    expect(refuseReview({ ...inClass, startsAt: 1_000 })).toBeNull();
  });

  test('a buyer of a course that has nothing to watch', () => {
    expect(refuseReview({ ...watching, lectureCount: 0 })).toBeNull();
  });
});

describe('a rating', () => {
  test('is the average of the stars with one decimal', () => {
    expect(ratingOf([0, 0, 1, 1, 3])).toEqual({ count: 5, average: 4.4 });
    expect(ratingOf([1, 0, 0, 0, 2])).toEqual({ count: 3, average: 3.7 });
  });

  test('needs a review', () => {
    expect(ratingOf(null)).toBeNull();
    expect(ratingOf([0, 0, 0, 0, 0])).toBeNull();
  });
});

test('the stars of a teacher’s courses are rated together; a course without a review adds nothing', () => {
  expect(ratingOf(sumOfStars([[0, 0, 0, 1, 1], null, [1, 0, 0, 0, 1]]))).toEqual({ count: 4, average: 3.8 });
  expect(ratingOf(sumOfStars([null]))).toBeNull();
});
