import { courseStateMessages } from '../../i18n/catalogue/courseStates.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { links } from '../../ui/press/links.ts';
import { NotFoundState } from '../../ui/state/NotFoundState.tsx';

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
