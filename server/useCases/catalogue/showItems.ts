import type { CourseDetail, FreeBook, Listing, Section } from '../../../src/domain/catalogue/course.ts';
import type { ProductDetail } from '../../../src/domain/catalogue/product.ts';
import type { Promotion } from '../../../src/domain/pricing/offer.ts';
import { isOfferedTo, listPlans, type PricingPlan } from '../../../src/domain/pricing/pricingPlan.ts';
import { coverUrl, publicFileUrl, publicFilm } from '../../base/fileAddresses.ts';
import type { FreeBookRow } from '../../store/catalogue/freeBook.ts';
import type { ItemRow, ListingRow, SectionRow } from '../../store/catalogue/items.ts';
import type { ProductRow } from '../../store/catalogue/products.ts';

const nobody = { isMember: false, ownedCourseIds: [] };

/** A list row with its cover's address. */
export const showListing = ({ coverName, ...row }: ListingRow): Listing => ({ ...row, coverUrl: coverUrl(coverName) });

/** A course page with a guest's plans; the page asks for a person's own separately. */
export const showDetail = (
  { coverName, teaser, sections, freeBook, ...row }: ItemRow,
  plans: readonly PricingPlan[],
  promotions: readonly Promotion[],
): CourseDetail => ({
  ...row,
  coverUrl: coverUrl(coverName),
  teaser: teaser === null ? null : publicFilm(teaser),
  plans: listPlans(plans, nobody).map(({ plan }) => plan),
  sections: sections.map(showSection),
  freeBook: freeBook && showFreeBook(freeBook),
  promotions: promotions.flatMap(({ id, title, courseIds }) => (courseIds.includes(row.id) ? [{ id, title }] : [])),
});

const showSection = ({ lectures, ...section }: SectionRow): Section => ({
  ...section,
  lectures: lectures.map(({ film, ...lecture }) => ({
    ...lecture,
    film: film === null ? null : publicFilm(film),
  })),
});

const showFreeBook = ({ coverName, ...book }: FreeBookRow): FreeBook => ({ ...book, coverUrl: coverUrl(coverName) });

/** A product page with its public plans. */
export const showProduct = (
  { coverName, video, pictures, ...row }: ProductRow,
  plans: readonly PricingPlan[],
): ProductDetail => ({
  ...row,
  coverUrl: coverUrl(coverName),
  pictures: pictures.map(({ name, alt }) => ({ url: publicFileUrl(name), alt })),
  video: video === null ? null : publicFilm(video),
  plans: plans.filter((plan) => isOfferedTo(plan, nobody)),
});
