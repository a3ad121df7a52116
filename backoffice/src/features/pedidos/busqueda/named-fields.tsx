import { useState } from 'react';
import { SearchedField } from './searched-field.tsx';
import { useClienteName, useFoundClientes, useFoundProductos, useProductoName } from './use-named.ts';

interface NamedFieldProps {
  id: string | undefined;
  onChoose: (id: string | undefined) => void;
}

const chosenOf = (id: string | undefined, label = '…') => (id === undefined ? null : { id, label });

/** Whose orders: found by name, shop, CUIT, telephone or e-mail. */
export function ClienteField({ id, onChoose }: NamedFieldProps) {
  const [text, setText] = useState('');
  const chosen = chosenOf(id, useClienteName(id));
  return (
    <SearchedField
      label="De un cliente"
      hint="Escribe el nombre, el comercio o el CUIT"
      none="No se encontró a nadie"
      chosen={chosen}
      {...useFoundClientes(text === chosen?.label ? '' : text)}
      text={text}
      onText={setText}
      onChoose={onChoose}
    />
  );
}

/** What they have a line of. */
export function ProductoField({ id, onChoose }: NamedFieldProps) {
  const [text, setText] = useState('');
  const chosen = chosenOf(id, useProductoName(id));
  return (
    <SearchedField
      label="Con un producto"
      hint="Escribe el nombre de un producto"
      none="No se han encontrado productos"
      chosen={chosen}
      {...useFoundProductos(text === chosen?.label ? '' : text)}
      text={text}
      onText={setText}
      onChoose={onChoose}
    />
  );
}
