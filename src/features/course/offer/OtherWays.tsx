import type { Listing } from '../../../domain/catalogue/course.ts';
import { courseStateMessages } from '../../../i18n/catalogue/courseStates.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Button, ButtonLink } from '../../../ui/press/Button.tsx';
import { links } from '../../../ui/press/links.ts';
import { askToSignIn } from '../../session/signInQuestion.ts';
import type { SaleState } from './saleState.ts';

/** The next step where a course cannot be bought: sign in if that opens it, otherwise other courses. */
export function OtherWays({ row, state, block }: { row: Listing; state: SaleState; block: boolean }) {
  const texts = useMessages(courseStateMessages);
  if (state.kind === 'staff') return null;
  if (state.kind === 'membersOnly') {
    return (
      <Button block={block} onClick={() => void askToSignIn({ coverUrl: row.coverUrl })}>
        {texts.signIn}
      </Button>
    );
  }
  return (
    <ButtonLink kind="outline" block={block} to={links.category(row.categoryPath)}>
      {texts.otherCourses}
    </ButtonLink>
  );
}
