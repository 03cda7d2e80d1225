import { json, readableEverywhere } from '../http/answer.ts';
import type { SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import { tokenBody } from './bodies.ts';
import { isReply } from './charges.ts';
import { withFields, withPublicKey } from './guard.ts';
import type { Account } from './objects.ts';
import { notFound } from './refusal.ts';
import { createToken } from './tokens.ts';

/** The routes of vault.omise.co. Browsers call them from the shop's pages, so every origin may read the answers. */
export function vaultRoutes(account: Account, clock: () => number): Route[] {
  const create = (request: SandboxRequest) =>
    withFields(request, (fields) => {
      const token = createToken(fields, clock());
      if (isReply(token)) return token;
      account.tokens.set(token.id, token);
      return json(tokenBody(token));
    });

  const retrieve: Route['handle'] = (_request, part) => {
    const token = account.tokens.get(part('id'));
    return token ? json(tokenBody(token)) : notFound('token', part('id'));
  };

  const routes: Route[] = [
    { method: 'OPTIONS', path: '/vault/tokens', handle: () => ({ status: 204, headers: {}, body: '' }) },
    { method: 'POST', path: '/vault/tokens', handle: withPublicKey(create) },
    { method: 'GET', path: '/vault/tokens/:id', handle: withPublicKey(retrieve) },
  ];
  return routes.map((route) => ({
    ...route,
    handle: async (request, part) => {
      const answer = await route.handle(request, part);
      return answer === 'dropped' ? answer : readableEverywhere(answer);
    },
  }));
}
