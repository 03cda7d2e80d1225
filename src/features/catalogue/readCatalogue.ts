import { listCategories, listCourses, listProducts } from '../../contract/catalogue/catalogue.ts';
import type { ItemKind } from '../../domain/catalogue/course.ts';
import { callServer } from '../../platform/net/callServer.ts';
import type { listCallQuery } from './listSearch.ts';

/** Asks for the categories of courses and products. */
export const readCategories = (signal: AbortSignal) => callServer(listCategories, {}, { signal });

/** Asks for one page of courses or products. */
export const readList = (kind: ItemKind, query: ReturnType<typeof listCallQuery>, signal: AbortSignal) =>
  callServer(kind === 'course' ? listCourses : listProducts, { query }, { signal });
