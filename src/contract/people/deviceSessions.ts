import * as z from 'zod/mini';
import type { DeviceSession } from '../../domain/people/deviceSession.ts';
import { defineCall } from '../call.ts';
import { dataOf, idSchema, instantCodec } from '../primitives.ts';

const sessionCodec = z.codec(
  z.object({
    id: z.string(),
    user_agent: z.string(),
    created_at: instantCodec,
    last_seen_at: instantCodec,
    is_this: z.boolean(),
  }),
  z.custom<DeviceSession>(),
  {
    decode: (w) => ({
      id: w.id,
      userAgent: w.user_agent,
      signedInAt: w.created_at,
      lastSeenAt: w.last_seen_at,
      isThis: w.is_this,
    }),
    encode: (s) => ({
      id: s.id,
      user_agent: s.userAgent,
      created_at: s.signedInAt,
      last_seen_at: s.lastSeenAt,
      is_this: s.isThis,
    }),
  },
);

/** Every call answers with the sessions that are left, the one that asks first. */
const list = dataOf(z.array(sessionCodec));
const path = '/private/myaccount/sessions';

export const listSessions = defineCall({
  name: 'listSessions',
  method: 'GET',
  path,
  scope: 'person',
  origin: 'addition',
  summary: 'Where the caller is signed in, the asking device first.',
  response: list,
});

export const endSession = defineCall({
  name: 'endSession',
  method: 'POST',
  path: `${path}/{sessionId}/end`,
  scope: 'person',
  origin: 'addition',
  idempotent: true,
  summary: "Signs one other device of the caller's out and closes its sockets. Answers what is left.",
  params: z.object({ sessionId: idSchema }),
  response: list,
});

export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  method: 'POST',
  path: `${path}/endothers`,
  scope: 'person',
  origin: 'addition',
  idempotent: true,
  summary: 'Signs every other device of the caller out and closes its sockets. Answers what is left.',
  response: list,
});
