import type { QueryFilters, QueryKey } from '@tanstack/react-query';

const tagsOf = (key: QueryKey): readonly unknown[] =>
  key.flatMap((part) =>
    typeof part === 'object' && part !== null && 'tags' in part && Array.isArray(part.tags) ? part.tags : [],
  );

/**
 * Returns a filter for all queries about these resources: generated keys carry the resource of their call. An app binds
 * its tags with `tagged<Tag>`.
 */
export const tagged = <Tag extends string>(...tags: readonly Tag[]) =>
  ({
    predicate: ({ queryKey }) => tagsOf(queryKey).some((tag) => tags.some((one) => one === tag)),
  }) satisfies QueryFilters;
