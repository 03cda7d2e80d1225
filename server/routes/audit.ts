import { adminAudit, auditActors, auditExportMaximum, exportAudit } from '../../src/contract/administration/audit.ts';
import { handle } from '../http/handle.ts';
import { pageOf } from '../http/pages/pageOf.ts';
import { fromNearerEnd } from '../store/database/nearerEnd.ts';
import { type AuditSearch, auditRows, countAudit, listActors } from '../store/site/auditLog.ts';

type Asked = {
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  readonly from?: number | undefined;
  readonly until?: number | undefined;
};

const searchOf = ({ actor, subject = '', from, until }: Asked): AuditSearch => ({
  actorId: actor ?? null,
  subject: subject.trim() || null,
  from: from ?? null,
  until: until ?? null,
});

/** The record of changes at the desk. Nothing here changes it. */
export const auditRoutes = [
  handle(adminAudit, async ({ query: { page, pageSize, ...asked } }, { parts }) => {
    const total = await countAudit(parts.db, searchOf(asked));
    const part = fromNearerEnd(pageOf({ page, pageSize }), total);
    return { rows: await auditRows(parts.db, searchOf(asked), part), total };
  }),

  handle(exportAudit, ({ query }, { parts }) =>
    auditRows(parts.db, searchOf(query), { offset: 0, limit: auditExportMaximum }),
  ),

  handle(auditActors, (_, { parts }) => listActors(parts.db)),
];
