import { lazy, Suspense } from 'react';
import { mayBuy } from '../domain/people/identity.ts';
import { CategoryChips } from '../features/catalogue/filters/CategoryChips.tsx';
import { HomeHero } from '../features/catalogue/HomeHero.tsx';
import { ItemShelf } from '../features/catalogue/ItemShelf.tsx';
import { plainSearch } from '../features/catalogue/listSearch.ts';
import { LaterPart } from '../features/course/LaterPart.tsx';
import { HomeSearch } from '../features/finding/HomeSearch.tsx';
import { useKnownPerson } from '../features/session/knownPerson.ts';
import { catalogueMessages } from '../i18n/catalogue/catalogue.ts';
import { useMessages } from '../i18n/useMessages.ts';
import { PageMeta } from '../ui/page/PageMeta.tsx';
import { QuietBoundary } from '../ui/state/QuietBoundary.tsx';

const home = { kind: 'home' } as const;

/** For signed-in people only. */
const ResumeLeaf = lazy(async () => ({ default: (await import('../features/learning/ResumeLeaf.tsx')).ResumeLeaf }));

/** Below the first screen, so that they shift no content. */
const PromotionStrip = lazy(async () => ({
  default: (await import('../features/promotion/PromotionStrip.tsx')).PromotionStrip,
}));

const HomeShelves = lazy(async () => ({ default: (await import('../features/finding/HomeShelves.tsx')).HomeShelves }));

const recommendedRows = 6;
/** The first page of the plain list, so that "see all" opens at once. */
const recommended = plainSearch('course');

/** The home page: introduction, search, courses to continue, recommended and new courses, promotions, products. */
export function CataloguePage() {
  const texts = useMessages(catalogueMessages);
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
        <CategoryChips kind="all" />
        <ItemShelf title={texts.popular} search={recommended} count={recommendedRows} leads />
        <LaterPart>
          <PromotionStrip />
        </LaterPart>
        <LaterPart>
          <HomeShelves />
        </LaterPart>
      </div>
    </>
  );
}
