import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { Producto } from 'api-client/backoffice';
import { useState } from 'react';
import { ConfirmDialog } from 'ui-kit/confirm-dialog';
import { FilterSelect } from '../../../shared/filter-select.tsx';
import { optionsQuery } from '../../../shared/producto-options.ts';
import { KINDS, type KindName, kindOf, type Plan, planOf, productosText } from './changes.ts';
import { useChangeVarios } from './use-change-varios.ts';

export interface VariosDialogProps {
  chosen: readonly Producto[];
  onClose: () => void;
  onDone: () => void;
}

const NAMES = Object.keys(KINDS) as KindName[];
const CHOICES = NAMES.map((value) => ({ value, label: KINDS[value].label }));
/** Labels of the option to choose. */
const ONE = { marcas: 'Marca', categorias: 'Categoría', etiquetas: 'Etiqueta' } as const;
/** At most this many names are listed. */
const NAMED = 5;

const linesOf = ({ changing, same, last }: Plan): string[] => {
  const names = changing.slice(0, NAMED).map(({ producto }) => producto.nombre);
  const more = changing.length > NAMED ? ` y ${changing.length - NAMED} más` : '';
  return [
    ...(changing.length > 0 ? [`Cambian ${productosText(changing.length)}: ${names.join(', ')}${more}`] : []),
    ...(same > 0 ? [`Ya están así: ${productosText(same)}`] : []),
    ...(last.length > 0
      ? [`No se cambian, porque se quedarían sin ninguna: ${last.map(({ nombre }) => nombre).join(', ')}`]
      : []),
  ];
};

/** Chooses a change of all chosen products, shows its effect, and saves. */
export function VariosDialog({ chosen, onClose, onDone }: VariosDialogProps) {
  const [name, setName] = useState<KindName>();
  const [id, setId] = useState<string>();
  const options = useQuery(optionsQuery());
  const change = useChangeVarios(onDone);
  const of = name && kindOf(name).of;
  const plan = name && (!of || id) ? planOf(chosen, name, id ?? '') : undefined;
  const changing = plan?.changing.length ?? 0;
  return (
    <ConfirmDialog
      open
      title={`Cambiar ${productosText(chosen.length)}`}
      busy={change.isPending}
      onCancel={onClose}
      onLeave={() => {
        change.leave();
        onClose();
      }}
      idle={changing === 0}
      onConfirm={() => plan && change.mutate(plan)}
      texts={{
        confirm: changing > 0 ? `Cambiar ${productosText(changing)}` : 'Cambiar productos',
        cancel: 'Volver a la lista',
        busy: 'Cambiando…',
        leave: 'No esperar',
      }}
      text={
        <Box sx={{ display: 'grid', gap: 4, pt: 2 }} inert={change.isPending}>
          <FilterSelect
            label="Qué hacer"
            all="Elige un cambio"
            options={CHOICES}
            value={name}
            onChange={(next) => {
              setName(next);
              setId(undefined);
            }}
            sx={{ width: '100%' }}
          />
          {of && (
            <FilterSelect
              label={ONE[of]}
              all="Elige una"
              query={options}
              options={options.data?.[of] ?? []}
              value={id}
              onChange={setId}
              sx={{ width: '100%' }}
            />
          )}
          <ul aria-live="polite">{plan && linesOf(plan).map((line) => <li key={line}>{line}</li>)}</ul>
        </Box>
      }
    />
  );
}
