import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { courseComments, ownComments, writeCommentCall } from '../../src/contract/catalogue/comment.ts';
import { type Comment, commentMaximum } from '../../src/domain/catalogue/comment.ts';
import { Comments } from '../../src/features/comment/Comments.tsx';
import { comment as texts } from '../../src/i18n/th/catalogue/comment.ts';
import { field } from '../support/dom/field.ts';
import { plainShop } from '../support/dom/plainShop.ts';
import { renderPart } from '../support/dom/renderPart.tsx';

const none = {
  ...{ mayAnswer: false, ownIds: [], reportedIds: [], answeredIds: [], hidden: [] },
  ...{ review: null, isReviewHidden: false, reviewRefusal: 'REVIEW_NOT_BOUGHT' as const },
};
const author = { kind: 'person', name: 'มะลิ' } as const;
const asked: Comment = { id: 'q1', author, text: 'ต้องใช้เตาเผาไหม', writtenAt: 1, changedAt: null, stars: null };

async function openQuestions() {
  const shop = plainShop({ role: 'student' });
  shop.answers(courseComments, { rows: [], total: 0 });
  shop.answers(ownComments, none);
  const user = await renderPart(<Comments courseId="1" isLimited={false} />);
  await screen.findByRole('button', { name: texts.ask.send });
  await waitFor(() => expect(question()).not.toHaveAttribute('readonly'));
  return { shop, user };
}
const question = () => field(texts.ask.label);
const send = () => screen.getByRole('button', { name: texts.ask.send });

test('an empty question shows its problem and gets the focus; near the limit the remaining length is shown', async () => {
  const { shop, user } = await openQuestions();
  shop.answers(writeCommentCall, asked);
  await user.click(send());
  await waitFor(() => expect(question()).toBeInvalid());
  expect(question()).toHaveFocus();
  await user.click(question());
  await user.paste('ก'.repeat(commentMaximum - 5));
  expect(question()).toHaveAccessibleDescription(expect.stringContaining(texts.left(5)));
  expect(shop.sent(writeCommentCall)).toEqual([]);
});

test('a sent question is confirmed, empties the field, and appears in the list', async () => {
  const { shop, user } = await openQuestions();
  shop.answers(writeCommentCall, asked);
  await user.type(question(), asked.text);
  shop.answers(courseComments, { rows: [{ ...asked, answers: [] }], total: 1 });
  await user.click(send());
  expect(await screen.findByText(asked.text, { selector: ':not(textarea)' })).toBeVisible();
  expect(await screen.findByText(texts.ask.sent)).toBeVisible();
  expect(question()).toHaveValue('');
  expect(shop.sent(writeCommentCall)).toEqual([{ text: asked.text, questionId: null }]);
});

test('a question that is refused stays where it was typed, with the reason', async () => {
  const { shop, user } = await openQuestions();
  shop.refuses(writeCommentCall, { status: 429, code: 'TOO_MANY_REQUESTS' });
  await user.type(question(), asked.text);
  await user.click(send());
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(question()).toHaveValue(asked.text);
});
