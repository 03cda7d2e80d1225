import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Person } from '../../domain/people/identity.ts';
import { catalogueKeys } from '../catalogue/catalogueKeys.ts';
import { commentKeys } from './commentKeys.ts';
import { ownCommentsQuery } from './commentQueries.ts';

/** The person's relation to the comments of a course; `null` for a guest and while it is not known. */
export function useOwnComments(courseId: string, person: Person | null) {
  const { data } = useQuery({ ...ownCommentsQuery(courseId), enabled: person !== null });
  return person === null ? null : (data ?? null);
}

/** Refetches the comments of a course, and its stars, after the person changed a comment. */
export function useCommentsAgain(courseId: string): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: commentKeys.threads(courseId) });
    void client.invalidateQueries({ queryKey: ownCommentsQuery(courseId).queryKey });
    void client.invalidateQueries({ queryKey: catalogueKeys.detail('course', courseId) });
  };
}
