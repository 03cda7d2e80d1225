import type { Page } from 'playwright';
import { becomeMember, enter } from '../support/browser/shopperSteps.ts';
import { administrator, memberNamed, student } from '../support/shop/person.ts';
import { cartWith, whenBroken, whileLoading } from './moments.ts';
import type { ScreenState } from './screen.ts';

export const filled: ScreenState = { name: 'filled' };
export const offline: ScreenState = { name: 'offline', offline: true };
export const loading: ScreenState = { name: 'loading', after: whileLoading };
export const broken: ScreenState = { name: 'broken', after: whenBroken };

export const asStudent = async (page: Page) => {
  await enter(page, student);
  return undefined;
};
export const asNewMember = async (page: Page) => {
  await becomeMember(page, memberNamed('กานดา', 'มีสุข'));
  return undefined;
};
export const asAdministrator = async (page: Page) => {
  await enter(page, administrator);
  return undefined;
};
export const withCart = async (page: Page) => {
  await cartWith(page, '1003', '1018');
  return undefined;
};
/** Another address than the screen's own. */
export const at = (path: string) => async () => path;
