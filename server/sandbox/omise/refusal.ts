import { json, type Reply } from '../http/answer.ts';

/** An error object with its HTTP status. */
export const refusal = (status: number, code: string, message: string): Reply =>
  json(
    {
      object: 'error',
      location: `https://www.omise.co/api-errors#${code.replaceAll('_', '-')}`,
      code,
      message,
    },
    status,
  );

export const unauthenticated = (): Reply => refusal(401, 'authentication_failure', 'authentication failed');
export const badRequest = (message: string): Reply => refusal(400, 'bad_request', message);
export const notFound = (kind: string, id: string): Reply => refusal(404, 'not_found', `${kind} ${id} was not found`);
