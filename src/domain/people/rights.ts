import type { Role } from './identity.ts';

/**
 * Roles that have each right at the desk. `orders`: orders, payments, slips and refunds. `content`: courses, products,
 * files, pages and comments. `administrator`: people, settings, the shop's accounts and every call without another right.
 * `teaching`: an instructor's own courses with students and questions; each call checks the course too.
 */
const rolesOfRights = {
  orders: ['administrator', 'orderDesk'],
  content: ['administrator', 'content'],
  administrator: ['administrator'],
  teaching: ['instructor'],
} as const satisfies Record<string, readonly Role[]>;

/** A right at the desk. */
export type DeskRight = keyof typeof rolesOfRights;

const deskRights = Object.keys(rolesOfRights) as readonly DeskRight[];

/** Whether a scope of the contract is a right at the desk. */
export const isDeskRight = (scope: string): scope is DeskRight => scope in rolesOfRights;

/** Whether the role has the right. */
export const hasRight = (role: Role, right: DeskRight): boolean =>
  // Each row's type lists its own roles only; any role may be asked about.
  (rolesOfRights[right] as readonly Role[]).includes(role);

/** Whether the role has any right at the desk. */
export const worksAtDesk = (role: Role): boolean => deskRights.some((right) => hasRight(role, right));
