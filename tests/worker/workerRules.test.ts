import { expect, test } from 'vitest';
import { isOnlineOnly } from '../../sw/onlineOnly.ts';
import { isFresh, isWholePicture } from '../../sw/pictureRules.ts';

test.each([
  '/public',
  '/public/students/me',
  '/private/orders',
  '/private/payment/report',
  '/api/home/test_upload',
  '/webhook/omise',
  '/payment/return/0199.mac',
  '/payment/order-token',
  '/auth/line',
  '/auth/google/return',
  '/uploads/private/slip.jpg',
  '/uploads/public/cover.webp',
  '/media/token/lecture.webm',
  '/assets/frame-1.js',
  '/socket.io/',
  '/socket.io',
  '/sitemap.xml',
  '/robots.txt',
  '/healthz',
])("%s is the server's alone to answer", (path) => {
  expect(isOnlineOnly(path)).toBe(true);
});

test.each([
  '/',
  '/courses',
  '/course/1001',
  '/cart',
  '/publications',
  '/private-lesson',
  '/apiary',
  '/author',
  '/mediation',
  '/course/api',
  '/promotion/robots.txt',
  '/myaccount/student/order',
  '/thankyou',
  '/healthzone',
])('%s is a page of the app', (path) => {
  expect(isOnlineOnly(path)).toBe(false);
});

test('only a whole picture is kept as one', () => {
  const answer = (status: number, type?: string) =>
    new Response(null, { status, headers: type === undefined ? {} : { 'content-type': type } });
  expect(isWholePicture(answer(200, 'image/webp'))).toBe(true);
  for (const other of [
    ...[answer(206, 'image/webp'), answer(404, 'image/webp'), answer(200, 'text/html'), answer(200)],
  ]) {
    expect(isWholePicture(other)).toBe(false);
  }
});

test('a kept picture is shown for thirty days, and one without a date is asked for again', () => {
  const now = Date.UTC(2026, 1, 14);
  const kept = (date?: string) => new Response(null, { headers: date === undefined ? {} : { date } });
  const daysAgo = (days: number) => new Date(now - days * 86_400_000).toUTCString();
  expect(isFresh(kept(daysAgo(29)), now)).toBe(true);
  expect(isFresh(kept(daysAgo(30)), now)).toBe(false);
  expect(isFresh(kept(), now)).toBe(false);
  expect(isFresh(kept('yesterday'), now)).toBe(false);
});
