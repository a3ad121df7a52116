import { css, type SerializedStyles } from '@emotion/react';
import type { CSSObject, Theme } from '@mui/material/styles';

interface Given {
  theme: Theme;
  ownerState?: object | undefined;
}
/** Computed style in Material's format. */
export interface Written {
  style: SerializedStyles;
  isProcessed: true;
}
export type Rules = (given: Given) => Written;

type Unwritten = (given: Given) => CSSObject;

export const isRules = (style: unknown): style is Unwritten =>
  typeof style === 'function' && !('__emotion_real' in style);

export const write = (style: CSSObject): Written => ({ style: css(style as never), isProcessed: true });

/** Computes rules once per theme and, if they use it, per `ownerState` of plain values. */
export function writtenOnce(rules: Unwritten): Rules {
  let readsState = false;
  const ofThemes = new WeakMap<Theme, Map<string, Written>>();
  return ({ theme, ownerState }) => {
    const written = ofThemes.get(theme) ?? new Map<string, Written>();
    ofThemes.set(theme, written);
    const known = written.get(readsState ? JSON.stringify(ownerState) : '');
    if (known) return known;
    const given = {
      theme,
      get ownerState() {
        readsState = true;
        return ownerState;
      },
    };
    const style = write(rules(given));
    written.set(readsState ? JSON.stringify(ownerState) : '', style);
    return style;
  };
}
