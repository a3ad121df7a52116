import Box from '@mui/material/Box';
import type { Condicion } from 'api-client/backoffice';
import { termsTexts } from '../../shared/condicion-texts.ts';
import { percentText } from '../../shared/percent-text.ts';
import { NotVigente } from './not-vigente.tsx';
import { minimoText, reglasText } from './texts.ts';

/** The terms of an agreement above its prices, one per line. */
export function CondicionSummary({ condicion }: { condicion: Condicion }) {
  const { reglas, monto_minimo, descuento } = condicion;
  return (
    <Box sx={{ flexBasis: '100%', overflowWrap: 'anywhere' }}>
      <NotVigente condicion={condicion} />
      <div>{`${reglasText(condicion, reglas.length)} · Pedido mínimo: ${minimoText(monto_minimo)}`}</div>
      {termsTexts(condicion).map((text) => (
        <div key={text}>{text}</div>
      ))}
      {descuento !== null && (
        <Box sx={{ mt: 2 }}>
          {`Los precios de estas condiciones incluyen el descuento general de ${percentText(descuento)}.`}
        </Box>
      )}
    </Box>
  );
}
