import { useQueryClient } from '@tanstack/react-query';
import { LIMITS } from 'api-client/backoffice';
import { messageOf } from 'app-core/queries/errors';
import { useState } from 'react';
import { CommandPalette, type PaletteGroup } from 'ui-kit/command-palette';
import { findNamed } from './forgiving.ts';
import { SHOWN } from './pedido-place.tsx';
import { type Place, theirPlaces } from './places.tsx';
import { useFound } from './use-found.tsx';
import { idOf, useRecent } from './use-recent.ts';
import { useVistas } from './use-vistas.tsx';

export interface PaletteProps {
  open: boolean;
  onClose: () => void;
}

/** Finds orders, people, products, pages and actions. */
export const Palette = ({ open, onClose }: PaletteProps) => (open ? <Finder onClose={onClose} /> : null);

function Finder({ onClose }: Pick<PaletteProps, 'onClose'>) {
  const [text, setText] = useState('');
  const [term, setTerm] = useState('');
  const { screens, actions } = theirPlaces();
  const queryClient = useQueryClient();
  const vistas = useVistas();
  const { recent, remember } = useRecent();
  const written = text.trim();
  const found = useFound(term, written !== term && written.length <= LIMITS.termMax);
  const last = written ? findNamed(recent, written) : recent;
  const isNew = (place: Place) => last.every((one) => idOf(one) !== idOf(place));
  const known = (label: string, all: readonly Place[]) => ({
    label,
    items: (written ? findNamed(all, written) : all).filter(isNew),
  });
  const groups: (PaletteGroup & { items: readonly Place[] })[] = [
    { label: 'Recientes', items: last },
    known('Acciones', actions),
    known('Pantallas', screens),
    known('Vistas', written ? vistas : vistas.slice(0, SHOWN)),
    ...(written ? found.groups.map((group) => ({ ...group, items: group.items.filter(isNew) })) : []),
  ];
  const failed = written !== '' && term !== '' ? found.answer.error : null;
  return (
    <CommandPalette
      open
      onClose={onClose}
      groups={groups}
      onType={setText}
      onTermChange={setTerm}
      onSelect={({ key }) => {
        const place = groups.flatMap(({ items }) => items).find((item) => item.key === key);
        if (place) remember(place);
        place?.run?.(queryClient);
      }}
      {...(failed ? { error: messageOf(failed), onRetry: () => void found.answer.refetch() } : {})}
      label="Encontrar"
      placeholder="Pedido, cliente, producto o pantalla"
      maxLength={LIMITS.termMax}
    />
  );
}
