/** The page is printed, or saved as a PDF by the browser. */
export const onPaper = '@media print';

/** For what paper has no use for, such as filters. */
export const offPaper = { [onPaper]: { display: 'none !important' } } as const;

/** Attribute of a button or a `nav` that says something to read, such as an order's status: paper keeps it. */
export const keptOnPaper = { 'data-paper': '' } as const;

const pressed = 'button, a.MuiButton-root, a.MuiIconButton-root, nav, [role=search], td .MuiCheckbox-root';

/**
 * How both apps print. Paper is white, and browsers leave out grounds: every text is black, in the dark scheme too. Only
 * what stands in `main` is printed; while a dialog is open, the dialog is printed instead.
 */
export const paperStyles = {
  [onPaper]: {
    ':root': { colorScheme: 'light !important' },
    '*, ::before, ::after': {
      color: '#000 !important',
      WebkitTextFillColor: 'currentColor !important',
      boxShadow: 'none !important',
      // A colour that is on its way to black would be printed as it was.
      transition: 'none !important',
    },
    '*:not(:empty), ::before, ::after': { backgroundColor: 'transparent !important' },
    // A mark of a chart, the thumb of a switch: what only a ground draws.
    ':empty': { printColorAdjust: 'exact' },
    [`:is(${pressed}):not([data-paper]), .tienda-toasts, :has(> main) > :not(main)`]: {
      display: 'none !important',
    },
    ':has(> main)': { display: 'block !important' },
    main: { maxWidth: 'none !important', minHeight: '0 !important', padding: '0 !important' },
    'article, li, tr, img': { breakInside: 'avoid' },
  },
};

/** A dialog that is printed whole. Comes with a dialog, not with each page. */
export const paperDialog = {
  [onPaper]: {
    position: 'static !important',
    'body:has(> &) > :not(.MuiDialog-root)': { display: 'none !important' },
    '& :is(.MuiDialog-container, .MuiDialog-paper, .MuiDialogContent-root)': {
      display: 'block !important',
      height: 'auto !important',
      maxHeight: 'none !important',
      maxWidth: 'none !important',
      margin: '0 !important',
      overflow: 'visible !important',
    },
  },
} as const;
