import type { Answer } from './answer.ts';
import type { SandboxRequest } from './request.ts';

/** Method and path such as `/charges/:id`, with its handler. `part` reads a named part of the path. */
export type Route = {
  readonly method: string;
  readonly path: string;
  readonly handle: (request: SandboxRequest, part: (name: string) => string) => Answer | Promise<Answer>;
};

/** The answer of the first route that fits; `null` if none does. */
export async function route(routes: readonly Route[], request: SandboxRequest): Promise<Answer | null> {
  for (const { method, path, handle } of routes) {
    const parts = method === request.method ? partsOf(path, request.path) : null;
    if (parts) return await handle(request, (name) => parts.get(name) ?? '');
  }
  return null;
}

function partsOf(pattern: string, path: string): Map<string, string> | null {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return null;
  const parts = new Map<string, string>();
  for (const [place, segment] of wanted.entries()) {
    const found = given[place] ?? '';
    if (segment.startsWith(':')) parts.set(segment.slice(1), found);
    else if (segment !== found) return null;
  }
  return parts;
}
