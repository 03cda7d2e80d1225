import * as z from 'zod/mini';
import type { DeviceSession } from '../../domain/people/deviceSession.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { dataOf, instant, list } from '../primitives.ts';

const session = object<DeviceSession>({
  id: field('id', z.string()),
  userAgent: field('user_agent', z.string()),
  signedInAt: field('created_at', instant),
  lastSeenAt: field('last_seen_at', instant),
  isThis: field('is_this', z.boolean()),
});

/** Every call returns the remaining sessions, the current one first. */
const sessions = dataOf(list(session));
const path = '/private/myaccount/sessions';

export const listSessions = defineCall('listSessions', `GET ${path}`, 'person', {
  summary: 'The devices where the caller is signed in, the calling device first.',
  response: sessions,
});

export const endSession = defineCall('endSession', `POST ${path}/{sessionId}/end`, 'person', {
  idempotent: true,
  summary: 'Signs out another device of the caller and closes its sockets. Answers the remaining devices.',
  response: sessions,
});

export const endOtherSessions = defineCall('endOtherSessions', `POST ${path}/endothers`, 'person', {
  idempotent: true,
  summary: 'Signs every other device of the caller out and closes its sockets. Answers what is left.',
  response: sessions,
});
