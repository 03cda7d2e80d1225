import { createContext, useContext } from 'react';
import type { PageMeta } from './PageMeta.tsx';

/** The head data of a page for search engines, chats and the tab. */
export type PageHead = Parameters<typeof PageMeta>[0];

/** Values that a page reports to the server while rendering; a browser has none. */
export type PageRendering = {
  readonly tellHead: (head: PageHead) => void;
  readonly tellStatus: (status: number) => void;
};

export const PageRenderingContext = createContext<PageRendering | null>(null);

/** Sets the status of the server's answer; 200 by default. */
export function useTellStatus(status: number): void {
  useContext(PageRenderingContext)?.tellStatus(status);
}
