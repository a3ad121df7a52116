/** Padding between a field's frame and its text, in px: the text, not the frame, aligns with the header. */
export const fieldPadding = 8;
/** Attribute of a field in a cell: the key of its column. */
export const fieldColumn = 'data-column';
/** Attribute of a field with an amount of money. */
export const moneyField = 'data-money';
