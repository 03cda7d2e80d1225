import { useQuery } from '@tanstack/react-query';
import { type AcceptedPage, acceptedAmong } from '../../domain/site/acceptance.ts';
import { pageLinksQuery } from './pageLinksQuery.ts';

/** The pages that the note beside the button names. None while the list of pages is not loaded. */
export const useAcceptedPages = (): readonly AcceptedPage[] => acceptedAmong(useQuery(pageLinksQuery).data ?? []);
