import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { TransferReportDraft } from '../../domain/order/bankTransferReport.ts';
import type { Currency } from '../../domain/pricing/currency.ts';
import type { OutboxEntry } from '../../platform/outbox/entry.ts';
import { isSeenBy } from '../../platform/outbox/isSeenBy.ts';
import { allEntries, onOutboxChanged } from '../../platform/outbox/outboxStore.ts';
import { type KnownOrder, readKnownOrders } from '../../platform/session/knownOrders.ts';
import { deviceKey } from '../device/deviceKey.ts';
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
  readonly placedAt: number;
  readonly cancelAt: number | null;
};

/** What an entry keeps of the form that made it. */
export type QueuedReport = { readonly subject: ReportSubject; readonly report: TransferReportDraft };
export type ReportEntry = Omit<OutboxEntry, 'draft'> & { readonly draft: QueuedReport };

const outboxQuery = queryOptions({
  queryKey: [...deviceKey, 'outbox'],
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
  return { query, stored: query.data ?? nothing };
}

/** `reading`: `error` where the device does not let its storage be read. */
type Shown<Entry> = {
  readonly reading: 'pending' | 'error' | 'success';
  readonly entries: readonly Entry[];
  readonly readAgain: () => void;
};

/** Everything on this device that the person may see: reports of orders they know here, and their own progress. */
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

/** The transfer reports among them, newest first. */
export function useReportEntries(): Shown<ReportEntry> {
  const shown = useOutboxEntries();
  return useMemo(() => ({ ...shown, entries: shown.entries.filter(isReportEntry).toReversed() }), [shown]);
}

/**
 * The latest report of one order on this device, if any; `undefined` until it was looked for since this page came, so
 * that nobody is asked for a second report. The order's page is open, so its holder may see it.
 */
export function useReportEntryOf(orderId: string): ReportEntry | null | undefined {
  const { query, stored } = useStoredEntries();
  if (!query.isFetchedAfterMount) return undefined;
  const entries = stored.entries.filter(isReportEntry);
  return entries.findLast((entry) => entry.draft.subject.orderId === orderId) ?? null;
}

/** A transfer report with what its form needs to be mended. */
export const isReportEntry = (entry: OutboxEntry): entry is ReportEntry =>
  entry.kind === 'transferReport' &&
  typeof entry.draft === 'object' &&
  entry.draft !== null &&
  'subject' in entry.draft &&
  'report' in entry.draft;
