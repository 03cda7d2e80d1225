import { expect, test } from 'vitest';
import { hasRoomForInstall } from '../../../src/app/installPlaces.ts';
import { deskLinks } from '../../../src/ui/press/deskLinks.ts';
import { links } from '../../../src/ui/press/links.ts';

const pathOf = (address: string): string => new URL(address, 'http://shop').pathname;

test('the app offers itself in the shop window and beside the own courses', () => {
  const places = [
    ...[links.home(), links.courses('excel'), links.category('languages'), links.products(), links.promotion('1')],
    links.myCourses(),
  ];
  expect(places.filter((address) => !hasRoomForInstall(pathOf(address)))).toEqual([]);
});

test('and disturbs nobody while they buy, report, learn, sign in or administer', () => {
  const places = [
    ...[links.course('1001-excel'), links.product('5001'), links.cart(), links.checkout()],
    ...[links.order('t1'), links.thankYou('t1'), links.studentOrders(), links.outbox(), links.learn('1001')],
    ...[links.account(), links.storage(), links.share()],
    ...[links.login(), links.register(), links.forgotPassword(), links.setPassword('t'), deskLinks.orders()],
  ];
  expect(places.filter((address) => hasRoomForInstall(pathOf(address)))).toEqual([]);
});
