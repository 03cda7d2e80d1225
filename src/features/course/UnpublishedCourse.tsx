import { courseStateMessages } from '../../i18n/catalogue/courseStates.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { PageMeta } from '../../ui/page/PageMeta.tsx';
import { useTellStatus } from '../../ui/page/pageRendering.ts';
import { ButtonLink } from '../../ui/press/Button.tsx';
import { links } from '../../ui/press/links.ts';
import { StateView } from '../../ui/state/StateView.tsx';

/** A course that is there and not shown: not yet, or not any more. */
export function UnpublishedCourse() {
  const texts = useMessages(courseStateMessages).unpublished;
  useTellStatus(404);
  return (
    <>
      <PageMeta title={texts.title} index={false} />
      <StateView art="expired" title={texts.title} body={texts.body} heading={1}>
        <ButtonLink to={links.courses()}>{texts.others}</ButtonLink>
        <ButtonLink kind="outline" to={links.myCourses()}>
          {texts.own}
        </ButtonLink>
      </StateView>
    </>
  );
}
