import { login } from '../../../src/contract/people/session.ts';
import { administrator } from '../../support/shop/person.ts';
import { newVisitor, shopClient } from '../../support/shop/shopClient.ts';
import type { Visitor } from '../../support/shop/wireRequest.ts';

/** The demo shop's administrator, signed in. */
export async function enterAsAdministrator(shopUrl: string): Promise<Visitor> {
  const as = newVisitor();
  const { username, password } = administrator;
  await shopClient(shopUrl).call(login, { body: { username, password } }, { as });
  return as;
}
