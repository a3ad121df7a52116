import { useFoundClientes } from '../../../shared/found-clientes.ts';
import { type NamedFieldProps, SearchedField } from '../../../shared/searched-field.tsx';
import { useClienteName, useFoundProductos, useProductoName } from './filter-names.ts';

/** Filters by customer: name, shop, CUIT, phone or e-mail. */
export const ClienteField = (props: NamedFieldProps) => (
  <SearchedField
    {...props}
    label="De un cliente"
    hint="Escribe el nombre, el comercio o el CUIT"
    none="No se encontró a nadie"
    name={useClienteName(props.id)}
    useFound={useFoundClientes}
  />
);

/** Filters by a product in the order. */
export const ProductoField = (props: NamedFieldProps) => (
  <SearchedField
    {...props}
    label="Con un producto"
    hint="Escribe el nombre de un producto"
    none="No se han encontrado productos"
    name={useProductoName(props.id)}
    useFound={useFoundProductos}
  />
);
