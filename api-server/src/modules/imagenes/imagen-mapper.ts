/** Where a picture is served, in the shape of the contract; the widest one stands for it. */
export function toImagen(imagen: { imagen_id: string; anchos: number[] }): { url: string; anchos: number[] } {
  const anchos = [...imagen.anchos].sort((a, b) => a - b);
  return { url: `/api/imagenes/${imagen.imagen_id}/${anchos.at(-1) ?? 0}.webp`, anchos };
}
