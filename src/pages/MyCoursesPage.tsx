import { MyCourses } from '../features/learning/MyCourses.tsx';
import { useBegunCourses } from '../features/playlist/useBegunCourses.ts';
import { SignedIn } from '../features/session/SignedIn.tsx';
import { usePerson } from '../features/session/useSession.ts';
import { learningMessages } from '../i18n/learning/learning.ts';
import { useMessages } from '../i18n/useMessages.ts';

/** The courses of the signed-in person. */
export function MyCoursesPage() {
  const asPlayed = useBegunCourses(usePerson()?.id ?? null);
  const { title } = useMessages(learningMessages);
  return (
    <SignedIn title={title}>
      {(person) => (
        <div className="stack stack-6">
          <h1>{title}</h1>
          <MyCourses person={person} asPlayed={asPlayed} />
        </div>
      )}
    </SignedIn>
  );
}
