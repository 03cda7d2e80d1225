import * as z from 'zod/mini';
import type { AuditActor, AuditEntry } from '../../domain/people/auditEntry.ts';
import { defineCall } from '../call.ts';
import { field, object } from '../field.ts';
import { roleCodec } from '../people/session.ts';
import { dataOf, idSchema, instant, list, pageOf, pageQuery } from '../primitives.ts';

const path = '/api/admin/audit';
const facts = z.nullable(z.record(z.string(), z.unknown()));

const auditEntry = object<AuditEntry>({
  id: field('id', z.string()),
  at: field('at', instant),
  actorId: field('actor_id', z.string()),
  actorName: field('actor_name', z.string()),
  actorRole: field('actor_role_id', roleCodec),
  call: field('call', z.string()),
  table: field('table', z.string()),
  subject: field('subject', z.string()),
  before: field('before', facts),
  after: field('after', facts),
});

const filter = {
  actor: z.optional(idSchema),
  /** An id, or the first part of a longer key. */
  subject: z.optional(z.string().check(z.maxLength(200))),
  from: z.optional(instant),
  /** Exclusive. */
  until: z.optional(instant),
};

export const adminAudit = defineCall('adminAudit', `GET ${path}`, 'administrator', {
  summary: 'Recorded changes at the desk, newest first, by actor, subject and time.',
  query: z.object({ ...filter, ...pageQuery }),
  response: pageOf(auditEntry),
});

/** Most exported entries. */
export const auditExportMaximum = 10_000;

export const exportAudit = defineCall('exportAudit', `GET ${path}/export`, 'administrator', {
  summary: 'The same without pages, for a file; the newest 10,000 at most.',
  query: z.object(filter),
  response: dataOf(list(auditEntry)),
});

export const auditActors = defineCall('auditActors', `GET ${path}/actors`, 'administrator', {
  summary: 'The people who may work at the desk, for the filter.',
  response: dataOf(list(object<AuditActor>({ id: field('id', z.string()), name: field('name', z.string()) }))),
});
