/** Media query for print and PDF export by the browser. */
export const printStyles = '@media print';

/** Hides elements that are useless on paper, such as filters. */
export const hiddenInPrint = { [printStyles]: { display: 'none !important' } } as const;

/** Attribute of a button or `nav` with information, such as an order's status: print keeps it. */
export const shownInPrint = { 'data-paper': '' } as const;

const CONTROLS = 'button, a.MuiButton-root, a.MuiIconButton-root, nav, [role=search], td .MuiCheckbox-root';

/**
 * Print styles of both apps. Browsers omit backgrounds, so all text is black, in the dark scheme too. Prints only
 * `main`; while a dialog is open, only the dialog.
 */
export const paperStyles = {
  [printStyles]: {
    ':root': { colorScheme: 'light !important' },
    '*, ::before, ::after': {
      color: '#000 !important',
      WebkitTextFillColor: 'currentColor !important',
      boxShadow: 'none !important',
      // Without this, a colour in transition to black would be printed in between.
      transition: 'none !important',
    },
    '*:not(:empty), ::before, ::after': { backgroundColor: 'transparent !important' },
    // Print backgrounds of elements that consist only of one, such as chart marks and switch thumbs.
    ':empty': { printColorAdjust: 'exact' },
    [`:is(${CONTROLS}):not([data-paper]), .tienda-toasts, :has(> main) > :not(main)`]: {
      display: 'none !important',
    },
    ':has(> main)': { display: 'block !important' },
    main: { maxWidth: 'none !important', minHeight: '0 !important', padding: '0 !important' },
    'article, li, tr, img': { breakInside: 'avoid' },
  },
};

/** Print styles of a dialog; loaded with the dialog, not with each page. */
export const paperDialog = {
  [printStyles]: {
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
