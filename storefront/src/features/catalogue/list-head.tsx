import GridViewOutlined from '@mui/icons-material/GridViewOutlined';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { partialText } from 'api-client/storefront';
import type { CallOptions } from 'app-core/queries/call-options';
import { useEffect } from 'react';
import { COMPACT } from 'ui-kit/theme/compact-list';
import { touchTarget } from 'ui-kit/theme/tokens';
import { wholeText } from 'ui-kit/whole-text';
import { changeLook, followLook } from '../../shared/catalogue/list-look.ts';
import type { ShownProductos } from '../../shared/catalogue/shown-products.ts';

const isCompact = `html[${COMPACT.attribute}=${COMPACT.value}] &`;

/** Labels share one grid cell, so the button's width does not change. */
const Face = styled('span')(({ theme }) => ({
  justifySelf: 'end',
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
}));
/** Visible while the list shows cards. CSS decides, because the server does not know the user's choice. */
const ToList = styled(Face)({ [isCompact]: { visibility: 'hidden' } });
const ToCards = styled(Face)({ visibility: 'hidden', [isCompact]: { visibility: 'visible' } });

const countText = (total: number) => (total === 1 ? '1 producto' : `${wholeText(total)} productos`);

/** Above a list: the number of products, and the switch between list and cards. */
export function ListHead({ options }: { options: CallOptions<ShownProductos> }) {
  const { data } = useQuery(options);
  useEffect(followLook, []);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: touchTarget,
        mb: 2,
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
        {data && (data.sin_resultados ? partialText(data.sin_resultados) : countText(data.total))}
      </Box>
      <Button onClick={changeLook} sx={{ display: 'inline-grid' }}>
        <ToList>
          <ViewListOutlined fontSize="small" />
          Lista compacta
        </ToList>
        <ToCards>
          <GridViewOutlined fontSize="small" />
          Tarjetas
        </ToCards>
      </Button>
    </Box>
  );
}
