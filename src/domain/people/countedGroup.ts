import type { LocalText } from '../localText.ts';
import { neededText, refuseText, type TextProblem, type TypedText } from '../typedText.ts';
import type { UserGroup } from './userGroup.ts';

export const groupNameMaximum = 120;

/** A group with its numbers of people and courses. */
export type CountedGroup = UserGroup & { readonly peopleCount: number; readonly courseCount: number };

/** An account as an administrator finds it for a group. */
export type GroupPerson = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** A person is in at most one group. */
  readonly groupId: string | null;
};

/** Problems of a group's name by `name.<language>`. */
export const refuseGroupName = (name: TypedText): Record<string, TextProblem> =>
  refuseText('name', name, { maximum: groupNameMaximum, isRequired: true });

export const storedGroupName = (name: TypedText): LocalText => neededText(name);
