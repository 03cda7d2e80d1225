import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { TransferReportDraft } from '../../domain/bankTransferReport.ts';
import type { Currency } from '../../domain/currency.ts';
import { type KnownOrder, readKnownOrders } from '../../platform/knownOrders.ts';
import type { OutboxEntry } from '../../platform/outbox/entry.ts';
import { allEntries, onOutboxChanged } from '../../platform/outbox/outboxStore.ts';
import { usePerson } from '../session/useSession.ts';

/** What of an order its report needs, so that it can be shown and mended without a network. Amounts in minor units. */
export type ReportSubject = {
  readonly orderId: string;
  readonly token: string;
  readonly number: string;
  readonly currency: Currency;
  readonly due: number;
  readonly buyerName: string;
  readonly email: string;
  readonly tel: string | null;
  readonly cancelAt: number | null;
};

/** What an entry keeps of the form that made it. */
export type QueuedReport = { readonly subject: ReportSubject; readonly report: TransferReportDraft };
export type ReportEntry = Omit<OutboxEntry, 'draft'> & { readonly draft: QueuedReport };

const outboxQuery = queryOptions({
  queryKey: ['device', 'outbox'],
  queryFn: async () => ({ entries: await allEntries(), known: await readKnownOrders() }),
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
});

const nothing: { entries: readonly OutboxEntry[]; known: readonly KnownOrder[] } = { entries: [], known: [] };

/** What is stored, asked again whenever this page, another tab or the worker changes it. */
function useStoredEntries() {
  const client = useQueryClient();
  const query = useQuery(outboxQuery);
  useEffect(() => {
    const askAgain = () => void client.invalidateQueries({ queryKey: outboxQuery.queryKey });
    askAgain();
    return onOutboxChanged(askAgain);
  }, [client]);
  return { isReady: query.isSuccess, stored: query.data ?? nothing };
}

/** Everything on this device that the person may see: reports of orders they know here, and their own progress. */
export function useOutboxEntries(): { readonly isReady: boolean; readonly entries: readonly OutboxEntry[] } {
  const userId = usePerson()?.id ?? null;
  const { isReady, stored } = useStoredEntries();
  return useMemo(
    () => ({ isReady, entries: stored.entries.filter((entry) => isSeenBy(entry, userId, stored.known)) }),
    [isReady, stored, userId],
  );
}

/** The transfer reports among them, newest first. */
export function useReportEntries(): { readonly isReady: boolean; readonly entries: readonly ReportEntry[] } {
  const { isReady, entries } = useOutboxEntries();
  return useMemo(() => ({ isReady, entries: entries.filter(isReportEntry).toReversed() }), [isReady, entries]);
}

/** The latest report of one order on this device, if any. The order's page is open, so its holder may see it. */
export function useReportEntryOf(orderId: string): ReportEntry | null {
  const entries = useStoredEntries().stored.entries.filter(isReportEntry);
  return entries.findLast((entry) => entry.draft.subject.orderId === orderId) ?? null;
}

export function isSeenBy(entry: OutboxEntry, userId: string | null, known: readonly KnownOrder[]): boolean {
  const { owner } = entry;
  if (owner.kind === 'user') return owner.userId === userId;
  const order = known.find((candidate) => candidate.token === owner.token);
  return order !== undefined && (order.userId === null || order.userId === userId);
}

export const isReportEntry = (entry: OutboxEntry): entry is ReportEntry =>
  entry.kind === 'transferReport' &&
  typeof entry.draft === 'object' &&
  entry.draft !== null &&
  'subject' in entry.draft &&
  'report' in entry.draft;
