import PDFDocument from 'pdfkit';
import { type Aspecto, giveAspecto } from './aspecto.ts';
import { printable } from './printable.ts';

/**
 * An A4 document without a page yet.
 * @param of whose `date` is its own, not the clock's: printing a remito again gives the same bytes.
 * @param options `bufferPages` for one that says on each page how many there are.
 */
export function createDocument(
  of: { title: string; author: string; date: Date; aspecto?: Aspecto | undefined },
  options: Pick<PDFKit.PDFDocumentOptions, 'bufferPages'> = {},
): PDFKit.PDFDocument {
  const doc = new PDFDocument({
    ...options,
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'es-AR',
    displayTitle: true,
    info: { Title: of.title, Author: printable(of.author), CreationDate: of.date },
  });
  giveAspecto(doc, of.aspecto);
  return doc;
}

/** The document's bytes, once it is ended. */
export function written(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
