import { lazy, Suspense } from 'react';
import { mayBuy } from '../domain/people/identity.ts';
import { CategoryChips } from '../features/catalogue/CategoryChips.tsx';
import { HomeHero } from '../features/catalogue/HomeHero.tsx';
import { HomeSearch } from '../features/catalogue/HomeSearch.tsx';
import { PopularCourses } from '../features/catalogue/PopularCourses.tsx';
import { LaterPart } from '../features/course/LaterPart.tsx';
import { useKnownPerson } from '../features/session/knownPerson.ts';
import { PageMeta } from '../ui/page/PageMeta.tsx';
import { QuietBoundary } from '../ui/state/QuietBoundary.tsx';

const home = { kind: 'home' } as const;

/** Only for somebody who is signed in. */
const ResumeLeaf = lazy(async () => ({ default: (await import('../features/learning/ResumeLeaf.tsx')).ResumeLeaf }));

/** Beneath everything, so that it moves nothing. */
const PromotionStrip = lazy(async () => ({
  default: (await import('../features/promotion/PromotionStrip.tsx')).PromotionStrip,
}));

/** The first page: what this place is for, the search, where to go on, the categories, what many learn. */
export function CataloguePage() {
  const person = useKnownPerson();
  return (
    <>
      <PageMeta title="" about={home} />
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
        <LaterPart>
          <PromotionStrip />
        </LaterPart>
      </div>
    </>
  );
}
