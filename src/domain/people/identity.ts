/** Roles of accounts (decisions: identity). Only a student or a non-member may buy. */
export const roles = ['administrator', 'orderDesk', 'content', 'instructor', 'student', 'nonMember'] as const;

export type Role = (typeof roles)[number];

/** The signed-in person as the browser may know it. */
export type Person = {
  readonly id: string;
  readonly role: Role;
  readonly username: string | null;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly tel: string | null;
};

/** Whether the role may buy: an instructor or an administrator has no cart (specification 6). */
export const mayBuy = (role: Role): boolean => role === 'student' || role === 'nonMember';
