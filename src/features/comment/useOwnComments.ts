import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Person } from '../../domain/people/identity.ts';
import { commentKeys } from './commentKeys.ts';
import { ownCommentsQuery } from './commentQueries.ts';

/** What the comments of a course are to the person here; `null` for a guest and while it is not known. */
export function useOwnComments(courseId: string, person: Person | null) {
  const { data } = useQuery({ ...ownCommentsQuery(courseId), enabled: person !== null });
  return person === null ? null : (data ?? null);
}

/** Asks again for what was written under a course, after a change of one's own. */
export function useCommentsAgain(courseId: string): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: commentKeys.threads(courseId) });
    void client.invalidateQueries({ queryKey: ownCommentsQuery(courseId).queryKey });
  };
}
