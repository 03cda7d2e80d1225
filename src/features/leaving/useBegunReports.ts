import { useQuery } from '@tanstack/react-query';
import { type BegunReport, begunReports } from '../bankTransfer/begunReports.ts';

type Begun = { readonly isReading: boolean; readonly begun: readonly BegunReport[] };

const nothing: readonly BegunReport[] = [];

/** What leaving would take of reports that were begun; looked at while somebody asks to leave. */
export function useBegunReports(isAsking: boolean): Begun {
  const { isPending, data } = useQuery({
    queryKey: ['device', 'begunReports'],
    queryFn: begunReports,
    networkMode: 'always',
    staleTime: 0,
    retry: false,
    enabled: isAsking,
  });
  return { isReading: isPending, begun: data ?? nothing };
}
