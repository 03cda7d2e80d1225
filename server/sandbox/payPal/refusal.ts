import { randomBytes } from 'node:crypto';
import { json, type Reply } from '../http/answer.ts';

/** A refusal as PayPal words it. */
export const refusal = (status: number, name: string, issue: string): Reply =>
  json(
    { name, message: name, debug_id: randomBytes(7).toString('hex'), details: [{ issue, description: issue }] },
    status,
  );

export const unprocessable = (issue: string): Reply => refusal(422, 'UNPROCESSABLE_ENTITY', issue);
