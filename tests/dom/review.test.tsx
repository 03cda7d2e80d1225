import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { courseComments, ownComments, writeReviewCall } from '../../src/contract/catalogue/comment.ts';
import type { Comment, OwnComments } from '../../src/domain/catalogue/comment.ts';
import { FirstReview, Reviews } from '../../src/features/comment/Reviews.tsx';
import { comment as comments } from '../../src/i18n/th/catalogue/comment.ts';
import { review as texts } from '../../src/i18n/th/catalogue/review.ts';
import { field } from '../support/dom/field.ts';
import { plainShop } from '../support/dom/plainShop.ts';
import { renderPart } from '../support/dom/renderPart.tsx';

const learner: OwnComments = {
  ...{ mayAnswer: false, ownIds: [], reportedIds: [], answeredIds: [], hidden: [] },
  ...{ review: null, isReviewHidden: false, reviewRefusal: null },
};
const sent: Comment = {
  ...{ id: 'r1', author: { kind: 'person', name: 'มะลิ' }, text: 'สอนเข้าใจง่าย' },
  ...{ writtenAt: 1, changedAt: null, stars: 4 },
};

async function openReviews(own: OwnComments, part: ReactNode = <FirstReview courseId="1" />) {
  const shop = plainShop({ role: 'student' });
  shop.answers(ownComments, own);
  shop.answers(courseComments, { rows: [{ ...sent, answers: [] }], total: 1 });
  return { shop, user: await renderPart(part) };
}
const star = (stars: number) => screen.findByRole('radio', { name: new RegExp(`^${stars} `) });
const send = () => screen.getByRole('button', { name: texts.send });

test('a learner chooses stars with the keyboard, writes, and sees the sent review', async () => {
  const { shop, user } = await openReviews(learner);
  shop.answers(writeReviewCall, sent);
  await waitFor(async () => expect(await star(1)).toBeEnabled());
  (await star(3)).focus();
  await user.keyboard(' {ArrowRight}');
  expect(await star(4)).toBeChecked();
  await user.click(send());
  await waitFor(() => expect(field(texts.text)).toBeInvalid());
  await user.type(field(texts.text), sent.text);
  shop.answers(ownComments, { ...learner, review: { ...sent, answers: [] } });
  await user.click(send());
  expect(await screen.findByText(sent.text, { selector: ':not(textarea)' })).toBeVisible();
  expect(screen.getByRole('img', { name: texts.outOf('4') })).toBeVisible();
  expect(shop.sent(writeReviewCall)).toEqual([{ stars: 4, text: sent.text }]);
});

test('the teacher is not asked for a review, and answers those of others', async () => {
  await openReviews(
    { ...learner, mayAnswer: true, reviewRefusal: 'REVIEW_NOT_BOUGHT' },
    <Reviews courseId="1" isLimited={false} starCounts={[0, 0, 0, 1, 0]} />,
  );
  expect(await screen.findByRole('button', { name: texts.list.answerOf('มะลิ') })).toBeVisible();
  expect(screen.getByText(sent.text)).toBeVisible();
  expect(screen.queryByText(texts.title)).toBeNull();
});

test('the own review is changed in place, and says so when the shop hid it', async () => {
  const own = { ...learner, review: { ...sent, answers: [] } };
  const { shop, user } = await openReviews(own);
  shop.answers(writeReviewCall, { ...sent, stars: 5 });
  await user.click(await screen.findByRole('button', { name: texts.change }));
  await user.click(await star(5));
  shop.answers(ownComments, { ...own, isReviewHidden: true });
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.hidden)).toBeVisible();
  expect(shop.sent(writeReviewCall)).toEqual([{ stars: 5, text: sent.text }]);
  expect(screen.queryByRole('button', { name: comments.remove.open })).toBeNull();
});
