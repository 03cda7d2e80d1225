import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { TransferReportDraft } from '../../domain/order/bankTransferReport.ts';
import type { Currency } from '../../domain/pricing/currency.ts';
import type { OutboxEntry } from '../../platform/outbox/entry.ts';
import { isSeenBy } from '../../platform/outbox/isSeenBy.ts';
import { allEntries, onOutboxChanged } from '../../platform/outbox/outboxStore.ts';
import { type KnownOrder, readKnownOrders } from '../../platform/session/knownOrders.ts';
import { usePerson } from '../session/useSession.ts';
import { outboxKeys } from './outboxKeys.ts';

/** The data of an order that its report needs offline. Amounts in minor units. */
export type ReportSubject = {
  readonly orderId: string;
  readonly token: string;
  readonly number: string;
  readonly currency: Currency;
  readonly due: number;
  readonly buyerName: string;
  readonly email: string;
  readonly tel: string | null;
  readonly placedAt: number;
  readonly cancelAt: number | null;
};

/** The form data that an outbox entry stores. */
export type QueuedReport = { readonly subject: ReportSubject; readonly report: TransferReportDraft };
export type ReportEntry = Omit<OutboxEntry, 'draft'> & { readonly draft: QueuedReport };

const outboxQuery = queryOptions({
  queryKey: outboxKeys.entries,
  queryFn: async () => ({ entries: await allEntries(), known: await readKnownOrders() }),
  networkMode: 'always',
  staleTime: Number.POSITIVE_INFINITY,
});

const nothing: { entries: readonly OutboxEntry[]; known: readonly KnownOrder[] } = { entries: [], known: [] };

/** The stored entries, read again after each change by this page, another tab or the worker. */
function useStoredEntries() {
  const client = useQueryClient();
  const query = useQuery(outboxQuery);
  useEffect(() => {
    const askAgain = () => void client.invalidateQueries({ queryKey: outboxQuery.queryKey });
    askAgain();
    return onOutboxChanged(askAgain);
  }, [client]);
  return { query, stored: query.data ?? nothing };
}

/** `reading`: `error` if the device's storage cannot be read. */
type Shown<Entry> = {
  readonly reading: 'pending' | 'error' | 'success';
  readonly entries: readonly Entry[];
  readonly readAgain: () => void;
};

/** All outbox entries that the person may see: reports of orders known here, and their own progress. */
export function useOutboxEntries(): Shown<OutboxEntry> {
  const userId = usePerson()?.id ?? null;
  const {
    query: { status, refetch },
    stored,
  } = useStoredEntries();
  return useMemo(() => {
    const entries = stored.entries.filter((entry) => isSeenBy(entry, userId, stored.known));
    return { reading: status, entries, readAgain: () => void refetch() };
  }, [status, refetch, stored, userId]);
}

/** The transfer reports of the outbox, newest first. */
export function useReportEntries(): Shown<ReportEntry> {
  const shown = useOutboxEntries();
  return useMemo(() => ({ ...shown, entries: shown.entries.filter(isReportEntry).toReversed() }), [shown]);
}

/**
 * The latest report of one order on this device; `undefined` until the outbox was read once, so that no second report
 * is requested. The open order page proves that its holder may see it.
 */
export function useReportEntryOf(orderId: string): ReportEntry | null | undefined {
  const { query, stored } = useStoredEntries();
  if (!query.isFetchedAfterMount) return undefined;
  const entries = stored.entries.filter(isReportEntry);
  return entries.findLast((entry) => entry.draft.subject.orderId === orderId) ?? null;
}

/** Whether an entry is a transfer report with its form data. */
export const isReportEntry = (entry: OutboxEntry): entry is ReportEntry =>
  entry.kind === 'transferReport' &&
  typeof entry.draft === 'object' &&
  entry.draft !== null &&
  'subject' in entry.draft &&
  'report' in entry.draft;
