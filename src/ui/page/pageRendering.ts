import { createContext, useContext } from 'react';
import type { PageMeta } from './PageMeta.tsx';

/** What a page says of itself to search engines, chats and the tab. */
export type PageHead = Parameters<typeof PageMeta>[0];

/** The server hears of these while it draws a page; a browser has none. */
export type PageRendering = {
  readonly tellHead: (head: PageHead) => void;
  readonly tellStatus: (status: number) => void;
};

export const PageRenderingContext = createContext<PageRendering | null>(null);

/** Says with which status the server answers; 200 where nothing is said. */
export function useTellStatus(status: number): void {
  useContext(PageRenderingContext)?.tellStatus(status);
}
