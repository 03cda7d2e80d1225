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

/** For signed-in people only. */
const ResumeLeaf = lazy(async () => ({ default: (await import('../features/learning/ResumeLeaf.tsx')).ResumeLeaf }));

/** Placed last, so that it shifts no content. */
const PromotionStrip = lazy(async () => ({
  default: (await import('../features/promotion/PromotionStrip.tsx')).PromotionStrip,
}));

/** The home page: introduction, search, courses to continue, categories, popular courses. */
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
