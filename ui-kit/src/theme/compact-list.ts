/**
 * How a list of products looks is a choice that is kept in the browser, while pages are made once for everybody: so it is
 * an attribute of the document, set before anything is painted, and the same elements are laid out otherwise.
 */
export const COMPACT = { attribute: 'data-lists', value: 'compact' } as const;

/** On what is around a list that follows the choice. */
export const FOLLOWS = 'data-follows-lists';

/** Below it, whatever is styled, where the choice is the compact list. */
export const compactList = `html[${COMPACT.attribute}=${COMPACT.value}] [${FOLLOWS}] &`;

/** A compact list as wide as this has all of a product in one row. */
export const compactRow = '@container (min-width: 760px)';

/** So narrow, or of text so large, that even price and button go under each other. */
export const compactNarrow = '@container (max-width: 20.5rem)';
