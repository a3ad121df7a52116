import type { QueryFilters, QueryKey } from '@tanstack/react-query';

const tagsOf = (key: QueryKey): readonly unknown[] =>
  key.flatMap((part) =>
    typeof part === 'object' && part !== null && 'tags' in part && Array.isArray(part.tags) ? part.tags : [],
  );

/**
 * The queries about some resources, whatever their calls and parameters are: generated keys carry the resource of their
 * call. An app makes it its own with its tags, `tagged<Tag>`.
 */
export const tagged = <Tag extends string>(...tags: readonly Tag[]) =>
  ({
    predicate: ({ queryKey }) => tagsOf(queryKey).some((tag) => tags.some((one) => one === tag)),
  }) satisfies QueryFilters;
