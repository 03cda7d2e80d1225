import { CategoryChips } from '../features/catalogue/CategoryChips.tsx';
import { HomeHero } from '../features/catalogue/HomeHero.tsx';
import { HomeSearch } from '../features/catalogue/HomeSearch.tsx';
import { PopularCourses } from '../features/catalogue/PopularCourses.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';

/** The first page: what this place is for, the search, the categories, what many learn. */
export function CataloguePage() {
  return (
    <>
      <PageMeta title="" />
      <HomeHero />
      <div className="stack stack-6">
        <div className="hero-foot">
          <HomeSearch />
        </div>
        <CategoryChips kind="course" />
        <PopularCourses />
      </div>
    </>
  );
}
