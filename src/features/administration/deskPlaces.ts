import { type DeskGroup, type DeskScreen, deskGroups, type MenuWord } from './deskScreens.ts';

/** An entry of the menu; `word` is its label. */
export type DeskPlace = { readonly path: string; readonly word: MenuWord };

/** The entries of each group, in the order of the screens; groups without an entry are left out. */
export function menuOf(screens: readonly DeskScreen[]): readonly { group: DeskGroup; places: readonly DeskPlace[] }[] {
  const placesOf = (group: DeskGroup) =>
    screens.flatMap(({ path, menu }) => (menu?.group === group ? [{ path, word: menu.word }] : []));
  return deskGroups.map((group) => ({ group, places: placesOf(group) })).filter(({ places }) => places.length > 0);
}

/** Whether this address is the place's own screen or one that is opened from it. */
export const isAt = (place: DeskPlace, pathname: string): boolean =>
  pathname === place.path || pathname.startsWith(`${place.path}/`);
