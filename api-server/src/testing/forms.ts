import sharp from 'sharp';

/** A picture that every decoder reads. */
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8" fill="#b5532a"/></svg>';

export const samplePicture = (name = 'foto.svg'): File => new File([SQUARE], name, { type: 'image/svg+xml' });

/** A picture of one colour. */
export const sheet = (background = '#b5532a', width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background } });

/** A file of a form, whatever it holds. */
export const fileOf = (content: Uint8Array | string, name = 'foto.png', type = 'image/png'): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });

/** A picture of exactly so many bytes: a decoder does not look at what comes after its end. */
export async function pictureOfSize(bytes: number, name = 'grande.png'): Promise<File> {
  const png = await sheet().png().toBuffer();
  return fileOf(Buffer.concat([png, Buffer.alloc(bytes - png.length)]), name);
}

/** A form as the documents write it: lists as `x[0][id]`, everything else as text or a file. */
export function formOf(values: Record<string, unknown>): FormData {
  const form = new FormData();
  const append = (name: string, value: unknown) => {
    if (value === undefined) return;
    if (value instanceof File) form.append(name, value);
    else form.append(name, value === null ? '' : String(value));
  };
  for (const [name, value] of Object.entries(values)) {
    for (const [index, one] of (Array.isArray(value) ? value : [value]).entries()) {
      const isObject = typeof one === 'object' && one !== null && !(one instanceof File);
      if (!isObject) append(name, one);
      else for (const [key, inner] of Object.entries(one)) append(`${name}[${index}][${key}]`, inner);
    }
  }
  return form;
}
