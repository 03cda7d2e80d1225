import type { Answer } from '../http/answer.ts';
import { basicUser, type Fields, fieldsOf, type SandboxRequest } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import { publicKey, secretKey } from './keys.ts';
import { badRequest, unauthenticated } from './refusal.ts';

type Handle = Route['handle'];

/** A handler that only answers to one of these keys. */
export const keyed =
  (keys: readonly string[], handle: Handle): Handle =>
  (request, part) =>
    keys.includes(basicUser(request) ?? '') ? handle(request, part) : unauthenticated();

export const withSecretKey = (handle: Handle): Handle => keyed([secretKey], handle);
export const withPublicKey = (handle: Handle): Handle => keyed([publicKey], handle);

/** The answer to the fields of a body, or the refusal of a malformed one. */
export function withFields(request: SandboxRequest, answer: (fields: Fields) => Answer): Answer {
  const fields = fieldsOf(request);
  return fields === null ? badRequest('the body is not valid JSON') : answer(fields);
}
