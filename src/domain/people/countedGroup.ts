import type { LocalText } from '../localText.ts';
import { neededText, refuseText, type TextProblem, type TypedText } from '../typedText.ts';
import type { UserGroup } from './userGroup.ts';

export const groupNameMaximum = 120;

/** A group with how many people and courses are in it. */
export type CountedGroup = UserGroup & { readonly peopleCount: number; readonly courseCount: number };

/** Somebody with an account, as an administrator finds them to put them into a group. */
export type GroupPerson = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Nobody is in two groups. */
  readonly groupId: string | null;
};

/** What is wrong with the name of a group, under `name` with a language. */
export const refuseGroupName = (name: TypedText): Record<string, TextProblem> =>
  refuseText('name', name, { maximum: groupNameMaximum, isRequired: true });

export const storedGroupName = (name: TypedText): LocalText => neededText(name);
