import type { DeskScreen } from './deskScreens.ts';

/** The groups of the desk's menu, in its order. */
export const deskGroups = ['sales', 'catalogue', 'offers', 'people', 'shop'] as const;
export type DeskGroup = (typeof deskGroups)[number];

type MenuWord = NonNullable<DeskScreen['menu']>;

/** The group of each entry of the menu. */
const groupOfWord: Partial<Record<MenuWord, DeskGroup>> = {
  overview: 'sales',
  orders: 'sales',
  documents: 'sales',
  teaching: 'catalogue',
  items: 'catalogue',
  media: 'catalogue',
  comments: 'catalogue',
  coupons: 'offers',
  promotions: 'offers',
  people: 'people',
  groups: 'people',
  registration: 'people',
  audit: 'people',
  payments: 'shop',
  settings: 'shop',
  pages: 'shop',
  howToBuy: 'shop',
  mail: 'shop',
};

/** An entry of the menu; `word` is its label. */
export type DeskPlace = { readonly path: string; readonly word: MenuWord };

/** The entries of each group, in the order of `groupOfWord`; groups without an entry are left out. */
export function menuOf(screens: readonly DeskScreen[]): readonly { group: DeskGroup; places: readonly DeskPlace[] }[] {
  const order = Object.keys(groupOfWord);
  const places = screens
    .flatMap(({ path, menu }) => (menu === null ? [] : [{ path, word: menu }]))
    .sort((one, other) => order.indexOf(one.word) - order.indexOf(other.word));
  return deskGroups
    .map((group) => ({ group, places: places.filter(({ word }) => groupOfWord[word] === group) }))
    .filter((each) => each.places.length > 0);
}

/** Whether this address is the place's own screen or one that is opened from it. */
export const isAt = (place: DeskPlace, pathname: string): boolean =>
  pathname === place.path || pathname.startsWith(`${place.path}/`);
