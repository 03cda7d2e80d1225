import { cachedListings, searchCatalogue, updateCatalogue, updateTexts } from './cachedCatalogue.ts';
import type { Answer, CatalogueRequest, CatalogueRequests } from './catalogueRequest.ts';

type Answering = {
  readonly [R in CatalogueRequest]: (question: CatalogueRequests[R]['question']) => Promise<Answer<R>>;
};

const answering: Answering = {
  update: () => updateCatalogue(Date.now),
  texts: updateTexts,
  search: ({ search, categories }) => searchCatalogue(search, categories),
  listings: cachedListings,
};

/** Answers a question, wherever this runs: in the worker, or in the page where there is none. */
export const answerCatalogue = <R extends CatalogueRequest>(
  request: R,
  question: CatalogueRequests[R]['question'],
): Promise<Answer<R>> => answering[request](question);
