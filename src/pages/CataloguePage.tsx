import { lazy, Suspense } from 'react';
import { mayBuy } from '../domain/identity.ts';
import { CategoryChips } from '../features/catalogue/CategoryChips.tsx';
import { HomeHero } from '../features/catalogue/HomeHero.tsx';
import { HomeSearch } from '../features/catalogue/HomeSearch.tsx';
import { PopularCourses } from '../features/catalogue/PopularCourses.tsx';
import { useKnownPerson } from '../features/session/knownPerson.ts';
import { PageMeta } from '../ui/PageMeta.tsx';
import { QuietBoundary } from '../ui/QuietBoundary.tsx';

/** Only for somebody who is signed in. */
const ResumeLeaf = lazy(async () => ({ default: (await import('../features/learning/ResumeLeaf.tsx')).ResumeLeaf }));

/** The first page: what this place is for, the search, where to go on, the categories, what many learn. */
export function CataloguePage() {
  const person = useKnownPerson();
  return (
    <>
      <PageMeta title="" />
      <HomeHero />
      <div className="stack stack-6">
        <div className="hero-foot">
          <HomeSearch />
          {person && mayBuy(person.role) && (
            <QuietBoundary>
              <Suspense fallback={null}>
                <ResumeLeaf learnerId={person.id} />
              </Suspense>
            </QuietBoundary>
          )}
        </div>
        <CategoryChips kind="course" />
        <PopularCourses />
      </div>
    </>
  );
}
