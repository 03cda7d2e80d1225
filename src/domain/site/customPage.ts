import type { LocalText } from '../localText.ts';
import { writtenText } from '../writtenText.ts';
import { plainTextOf } from './richText.ts';

export const pagePathMaximum = 60;
export const pageTitleMaximum = 120;
/** Longest HTML of one language, in characters. */
export const pageBodyMaximum = 50_000;
/** Search engines and chats show no longer summary. */
const summaryMaximum = 160;

/** A custom page as everybody reads it. */
export type CustomPage = {
  /** The part of its address after `/page/`. */
  readonly path: string;
  readonly title: LocalText;
  /** Cleaned HTML. */
  readonly body: LocalText;
  /** Epoch milliseconds. */
  readonly updatedAt: number;
};

/** A page for a link. */
export type PageLink = Pick<CustomPage, 'path' | 'title' | 'updatedAt'>;

/** A page as stored, for administrators. */
export type StoredPage = CustomPage & { readonly id: string; readonly isPublished: boolean };

/** A page as it is typed. */
export type TypedPage = {
  readonly path: string;
  readonly titleTh: string;
  readonly titleEn: string;
  readonly bodyTh: string;
  readonly bodyEn: string;
  readonly isPublished: boolean;
};
export type PageField = keyof TypedPage;

export type PageProblem =
  | 'page.path.required'
  | 'page.path.format'
  | 'page.path.max'
  | 'page.path.taken'
  | 'page.title.required'
  | 'page.title.max'
  | 'page.body.required'
  | 'page.body.max';

export const noPage: TypedPage = { path: '', titleTh: '', titleEn: '', bodyTh: '', bodyEn: '', isPublished: false };

/** Normalises a page: cleaned titles, lower-case address. */
export const normalisePage = (typed: TypedPage): TypedPage => ({
  path: typed.path
    .trim()
    .toLowerCase()
    .replace(/^\/?page\//, ''),
  titleTh: writtenText(typed.titleTh),
  titleEn: writtenText(typed.titleEn),
  bodyTh: typed.bodyTh.trim(),
  bodyEn: typed.bodyEn.trim(),
  isPublished: typed.isPublished,
});

/** Problems by field, each with its first one. English texts are optional. */
export function refusePage(typed: TypedPage): Partial<Record<PageField, PageProblem>> {
  const page = normalisePage(typed);
  const found: Partial<Record<PageField, PageProblem | null>> = {
    path: refusePath(page.path),
    titleTh: page.titleTh === '' ? 'page.title.required' : refuseTitle(page.titleTh),
    titleEn: refuseTitle(page.titleEn),
    bodyTh: page.bodyTh === '' ? 'page.body.required' : refuseBody(page.bodyTh),
    bodyEn: refuseBody(page.bodyEn),
  };
  const problems: Partial<Record<PageField, PageProblem>> = {};
  for (const [field, problem] of Object.entries(found) as [PageField, PageProblem | null][]) {
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

function refusePath(path: string): PageProblem | null {
  if (path === '') return 'page.path.required';
  if (path.length > pagePathMaximum) return 'page.path.max';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(path) ? null : 'page.path.format';
}

const refuseTitle = (title: string): PageProblem | null => (title.length > pageTitleMaximum ? 'page.title.max' : null);
const refuseBody = (body: string): PageProblem | null => (body.length > pageBodyMaximum ? 'page.body.max' : null);

/** The beginning of a page's text, for search engines and previews. */
export function pageSummary(cleanedBody: string): string {
  const words = plainTextOf(cleanedBody);
  if (words.length <= summaryMaximum) return words;
  const cut = words.slice(0, summaryMaximum - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), summaryMaximum / 2)).trimEnd()}…`;
}
