import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import IconButton from '@mui/material/IconButton';
import { styled, useThemeProps } from '@mui/material/styles';
import { type CustomContentProps, useSnackbar } from 'notistack';
import type { Ref } from 'react';
import { elevation, shape } from '../../theme/tokens.ts';

const icons = {
  default: InfoOutlined,
  info: InfoOutlined,
  success: CheckCircleOutlined,
  warning: WarningAmberOutlined,
  error: ErrorOutlineOutlined,
};

const Root = styled('div', { name: 'TiendaToast', slot: 'Root' })<{
  ownerState: { color: 'info' | 'success' | 'warning' | 'error'; acts: boolean };
}>(({ theme, ownerState }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  // Wider with a button, so that the words keep their room.
  width: ownerState.acts ? 500 : 400,
  maxWidth: 'calc(100vw - 32px)',
  padding: '4px 4px 4px 12px',
  borderRadius: shape.control,
  background: theme.tokens.palette.background.paper,
  color: theme.tokens.palette.text.primary,
  border: `1px solid ${theme.tokens.palette.divider}`,
  // The border shows the kind in addition to the icon; the shadow separates the toast from the page.
  borderInlineStart: `4px solid ${theme.tokens.palette[ownerState.color].main}`,
  boxShadow: elevation.light,
  ...theme.applyStyles('dark', { boxShadow: elevation.dark }),
  pointerEvents: 'auto',
  overflowWrap: 'anywhere',
  '& > p': { flex: 1, minWidth: 0, margin: 0, paddingBlock: 10, fontWeight: 500 },
  // Two toasts must not be higher than the toolbar above a list.
  ...(ownerState.acts && { [theme.breakpoints.up('lg')]: { width: 760, '& > p': { paddingBlock: 2 } } }),
  '& > svg': { flexShrink: 0 },
  // On a phone the button is below the words: beside them it would leave too little width.
  ...(ownerState.acts && {
    [theme.breakpoints.down('sm')]: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      columnGap: 12,
      rowGap: 0,
      '& > .MuiIconButton-root': { gridArea: '1 / 3' },
      '& > .MuiButton-root': { gridArea: '2 / 2', justifySelf: 'start', marginInlineStart: -12 },
      '& > p': { paddingBlock: '10px 0' },
    },
  }),
}));

export type ToastProps = CustomContentProps & {
  texts?: Partial<typeof toastTexts>;
  ref?: Ref<HTMLDivElement>;
};

export const toastTexts = { close: 'Cerrar aviso' };

/** One toast: icon and words. Errors interrupt a screen reader; other kinds wait. */
export function Toast(inProps: ToastProps) {
  const props = useThemeProps({ props: inProps, name: 'TiendaToast' });
  const { id, message, action, variant, ref, style, className } = props;
  const texts = { ...toastTexts, ...props.texts };
  const { closeSnackbar } = useSnackbar();
  const Icon = icons[variant];
  const color = variant === 'default' ? 'info' : variant;
  return (
    <Root
      ref={ref}
      style={style}
      className={className}
      role={variant === 'error' ? 'alert' : 'status'}
      ownerState={{ color, acts: action !== undefined }}
    >
      <Icon color={color} aria-hidden />
      <p>{message}</p>
      {typeof action === 'function' ? action(id) : action}
      <IconButton aria-label={texts.close} onClick={() => closeSnackbar(id)}>
        <CloseOutlined fontSize="small" />
      </IconButton>
    </Root>
  );
}
