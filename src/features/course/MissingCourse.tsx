import { courseStateMessages } from '../../i18n/courseStates.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { links } from '../../ui/links.ts';
import { NotFoundState } from '../../ui/NotFoundState.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** An address at which there is no course, or none any more. */
export function MissingCourse() {
  const { missing } = useMessages(courseStateMessages);
  return (
    <>
      <PageMeta title={missing} index={false} />
      <NotFoundState missing={{ title: missing, to: links.courses() }} />
    </>
  );
}
