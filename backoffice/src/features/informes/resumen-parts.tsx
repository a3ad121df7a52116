import { styled } from '@mui/material/styles';
import { least } from 'ui-kit/theme/tokens';
import type { InformeSearch } from './informes-search.ts';

export const Whole = styled('div')(({ theme }) => ({ marginBlockEnd: theme.spacing(5) }));

export const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least.figure}), 1fr))`,
  gap: theme.spacing(4),
  marginBlockEnd: theme.spacing(5),
}));

/** Names of the compared period. */
const BESIDE = {
  anterior: 'el período anterior',
  anio_anterior: 'un año antes',
  otras: 'las otras fechas',
} as const;

export const besideOf = (contra: InformeSearch['contra']): string => BESIDE[contra ?? 'anterior'];
