/** Row heights of the customer's part of home, in rem. Same heights while loading, when empty and after a failure. */
const ROWS = {
  xs: [16.5, 12, 8, 6.5],
  sm: [16.5, 8, 6.5],
  lg: [9.25, 6.5],
};
export const GAP = 0.75;

const heightOf = (rows: readonly number[]) =>
  `${rows.reduce((sum, row) => sum + row) + GAP * (rows.length - 1)}rem`;

export const roomHeight = { xs: heightOf(ROWS.xs), sm: heightOf(ROWS.sm), lg: heightOf(ROWS.lg) };

const rowsOf = (rows: readonly number[]) => rows.map((row) => `minmax(${row}rem, auto)`).join(' ');
export const roomRows = { xs: rowsOf(ROWS.xs), sm: rowsOf(ROWS.sm), lg: rowsOf(ROWS.lg) };
