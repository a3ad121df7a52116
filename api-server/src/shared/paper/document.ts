import PDFDocument from 'pdfkit';
import { type Aspecto, giveAspecto } from './aspecto.ts';
import { printable } from './text.ts';

/**
 * Creates an A4 document without pages.
 * @param of `date` is the document's own date, so that reprinting a delivery note gives the same bytes
 * @param options `bufferPages` for a document that shows the number of pages on each page
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

/** Returns the document's bytes after `end`. */
export function collectBytes(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
