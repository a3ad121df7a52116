/**
 * Styles of the compact product list. The browser stores the user's choice, but pages are rendered once for all users.
 * So the choice is an attribute of the document, set before the first paint.
 */
export const COMPACT = { attribute: 'data-lists', value: 'compact' } as const;

/** Attribute of a list's container that follows the choice. */
export const FOLLOWS = 'data-follows-lists';

/** Selector of elements inside such a container while the compact list is chosen. */
export const compactList = `html[${COMPACT.attribute}=${COMPACT.value}] [${FOLLOWS}] &`;

/** Container width at which a compact product fits in one row. */
export const compactRow = '@container (min-width: 760px)';

/** Container width below which price and button are stacked; larger text raises it. */
export const compactNarrow = '@container (max-width: 20.5rem)';
