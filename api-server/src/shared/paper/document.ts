import PDFDocument from 'pdfkit';
import { printable } from './printable.ts';

/**
 * An A4 document without a page yet.
 * @param of whose `date` is its own, not the clock's: printing a remito again gives the same bytes.
 * @param options `bufferPages` for one that says on each page how many there are.
 */
export const createDocument = (
  of: { title: string; author: string; date: Date },
  options: Pick<PDFKit.PDFDocumentOptions, 'bufferPages'> = {},
): PDFKit.PDFDocument =>
  new PDFDocument({
    ...options,
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'es-AR',
    displayTitle: true,
    info: { Title: of.title, Author: printable(of.author), CreationDate: of.date },
  });

/** The document's bytes, once it is ended. */
export function written(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
