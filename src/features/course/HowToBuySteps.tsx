import { queryOptions, useQuery } from '@tanstack/react-query';
import { howToBuy } from '../../contract/site/howToBuy.ts';
import { textIn } from '../../domain/localText.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { callServer } from '../../platform/net/callServer.ts';
import { persisted } from '../../platform/store/persisted.ts';
import { SkeletonRows } from '../../ui/state/Skeleton.tsx';
import { courseKeys } from './courseKeys.ts';

const howToBuyQuery = queryOptions({
  queryKey: courseKeys.howToBuy,
  queryFn: ({ signal }) => callServer(howToBuy, {}, { signal }),
  staleTime: 5 * 60_000,
  ...persisted.shared,
});

/** The shop's own words, step by step. */
export function HowToBuySteps() {
  const { language } = useLanguage();
  const answer = useQuery(howToBuyQuery);
  if (!answer.data) return answer.isError ? null : <SkeletonRows count={1} />;
  return (
    <ol className="leaf stack stack-3 read">
      {answer.data.steps.map((step, place) => (
        <li className="row nowrap row-t" key={step.th}>
          <span className="tag tag-m num" aria-hidden="true">
            {place + 1}
          </span>
          <span>{textIn(step, language)}</span>
        </li>
      ))}
    </ol>
  );
}
