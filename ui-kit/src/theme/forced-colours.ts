/** Windows' contrast themes: colours are the person's own, fills and shadows are taken away. */
export const forcedColours = '@media (forced-colors: active)';

/** For what only a fill or a shadow sets apart. Drawn inside, so that no size changes; the focus keeps its ring. */
export const forcedEdge = {
  [forcedColours]: { '&:not(:focus-visible)': { outline: '1px solid', outlineOffset: -1 } },
} as const;

/** For the chosen one of a list, which only its ground tells from the others. */
export const forcedChoice = {
  [forcedColours]: {
    '&.Mui-selected, &.Mui-selected:is(:hover, .Mui-focusVisible)': {
      forcedColorAdjust: 'none',
      backgroundColor: 'SelectedItem',
      color: 'SelectedItemText',
    },
  },
} as const;

/** For a fill that is a mark by itself: a dot, a line, a bar. */
export const forcedFill = { [forcedColours]: { backgroundColor: 'CanvasText' } } as const;
