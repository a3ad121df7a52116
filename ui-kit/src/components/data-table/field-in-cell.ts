/** Between the frame of a field in a cell and what is typed, in px: the text, not the frame, stands under the header. */
export const fieldPadding = 8;
/** On a field in a cell: the key of its column. */
export const fieldColumn = 'data-column';
/** On one that holds an amount of money. */
export const moneyField = 'data-money';
