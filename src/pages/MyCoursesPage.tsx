import { MyCourses } from '../features/learning/MyCourses.tsx';
import { useDeviceProgress } from '../features/playlist/useDeviceProgress.ts';
import { SignedIn } from '../features/session/SignedIn.tsx';
import { learningMessages } from '../i18n/learning/learning.ts';
import { useMessages } from '../i18n/useMessages.ts';

/** The courses of whoever is signed in. */
export function MyCoursesPage() {
  const asPlayed = useDeviceProgress();
  const { title } = useMessages(learningMessages);
  return (
    <SignedIn title={title}>
      {(person) => (
        <div className="stack stack-6">
          <h1>{title}</h1>
          <MyCourses person={person} asPlayed={(course) => asPlayed(person.id, course)} />
        </div>
      )}
    </SignedIn>
  );
}
