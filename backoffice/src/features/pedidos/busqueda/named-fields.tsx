import { useState } from 'react';
import { SearchedField } from './searched-field.tsx';
import { useClienteName, useFoundClientes, useFoundProductos, useProductoName } from './use-named.ts';

interface NamedFieldProps {
  id: string | undefined;
  onChoose: (id: string | undefined) => void;
}

const chosenOf = (id: string | undefined, label = '…') => (id === undefined ? null : { id, label });

/** Filters by customer: name, shop, CUIT, phone or e-mail. */
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

/** Filters by a product in the order. */
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
