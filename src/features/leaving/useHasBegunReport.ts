import { useQuery } from '@tanstack/react-query';
import { hasBegunReport } from '../bankTransfer/hasBegunReport.ts';

/** Whether leaving would take a report that was begun, or its slip; looked at while somebody asks to leave. */
export function useHasBegunReport(isAsking: boolean): { readonly isReading: boolean; readonly isBegun: boolean } {
  const { isPending, data } = useQuery({
    queryKey: ['device', 'begunReport'],
    queryFn: hasBegunReport,
    networkMode: 'always',
    staleTime: 0,
    retry: false,
    enabled: isAsking,
  });
  return { isReading: isPending, isBegun: data ?? false };
}
