import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { quantityFor, readRenglon } from 'api-client/renglones';
import { partialText, productosSearchOptions } from 'api-client/storefront';
import { ChoiceList } from 'app-core/quick-order/choice-list';
import { useEffect, useState } from 'react';
import { addProduct } from './stored-list.ts';

/** Milliseconds after the last key, as in the header's search. */
const PAUSE = 600;
const SHOWN = 4;

/** Product suggestions for the typed line. A pasted list gets none. */
export function Suggestions({ draft }: { draft: string }) {
  const line = draft.trim();
  const renglon = line.includes('\n') ? undefined : readRenglon(line);
  const typed = renglon?.texto ?? '';
  const [term, setTerm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTerm(typed), typed === '' ? 0 : PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    ...productosSearchOptions({ query: { term, limit: SHOWN, offset: 0 } }),
    enabled: term !== '' && term.length > 1,
    placeholderData: keepPreviousData,
  });
  if (typed === '' || term === '' || !renglon || !data) return null;
  const opciones = data.productos.flatMap((producto) => {
    const { nombre, tipo_de_precio } = producto;
    if (tipo_de_precio === undefined) return [];
    return [{ producto, cantidad: quantityFor(renglon, { nombre, tipo_de_precio }).cantidad }];
  });
  return (
    <>
      {data.sin_resultados && opciones.length > 0 && (
        <Typography role="status" variant="body2" sx={{ mt: 2 }}>
          {partialText(data.sin_resultados)}
        </Typography>
      )}
      <ChoiceList
        label="Sugerencias"
        escrito={line}
        opciones={opciones}
        onChoose={({ producto, cantidad }) => addProduct(line, producto.producto_id, cantidad ?? undefined)}
      />
    </>
  );
}
