import type { Category, Listing } from '../../domain/catalogue/course.ts';
import type { CachedAnswer, CatalogueState } from './cachedCatalogue.ts';
import type { CatalogueQuestion } from './searchRows.ts';

/** Requests to the persisted catalogue with their answers. `null`: nothing is persisted. */
export type CatalogueRequests = {
  readonly update: { readonly question: null; readonly answer: CatalogueState };
  readonly texts: { readonly question: null; readonly answer: CatalogueState };
  readonly search: {
    readonly question: { readonly search: CatalogueQuestion; readonly categories: readonly Category[] };
    readonly answer: CachedAnswer | null;
  };
  readonly listings: { readonly question: readonly string[]; readonly answer: readonly Listing[] | null };
};

export type CatalogueRequest = keyof CatalogueRequests;
type Question<R extends CatalogueRequest> = CatalogueRequests[R]['question'];
export type Answer<R extends CatalogueRequest> = CatalogueRequests[R]['answer'];

/** A question on its way to the worker. */
export type CatalogueMessage = {
  readonly id: number;
  readonly request: CatalogueRequest;
  readonly question: Question<CatalogueRequest>;
};

/** The worker's word. `fault`: why there is no answer. */
export type CatalogueReply =
  | { readonly id: number; readonly answer: Answer<CatalogueRequest> }
  | { readonly id: number; readonly fault: 'unreachable' | 'broken'; readonly detail: string };
