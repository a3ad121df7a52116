/** Writes workbooks byte by byte that no real program would write. */
import { deflateRawSync } from 'node:zlib';

/** Returns a zip of deflated files, with 64-bit fields or without. `size` is the unpacked size that a file declares. */
export function zip(
  files: readonly { name: string; packed: Buffer; size?: number }[],
  is64: boolean,
): Uint8Array {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, packed, size = 0 } of files) {
    const [title, local, entry] = [Buffer.from(name), Buffer.alloc(30), Buffer.alloc(46)];
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(packed.length, 18);
    local.writeUInt32LE(size, 22);
    local.writeUInt16LE(title.length, 26);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt16LE(title.length, 28);
    const extra = Buffer.alloc(is64 ? 28 : 0);
    if (is64) {
      for (const field of [20, 24, 42]) entry.writeUInt32LE(0xffffffff, field);
      entry.writeUInt16LE(extra.length, 30);
      extra.writeUInt16LE(1, 0);
      extra.writeUInt16LE(24, 2);
      extra.writeBigUInt64LE(1000n, 4);
      extra.writeBigUInt64LE(BigInt(packed.length), 12);
      extra.writeBigUInt64LE(BigInt(at), 20);
    } else {
      entry.writeUInt32LE(packed.length, 20);
      entry.writeUInt32LE(size, 24);
      entry.writeUInt32LE(at, 42);
    }
    parts.push(local, title, packed);
    list.push(entry, title, extra);
    at += local.length + title.length + packed.length;
  }
  const size = Buffer.concat(list).length;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  if (!is64) {
    end.writeUInt16LE(files.length, 8);
    end.writeUInt16LE(files.length, 10);
    end.writeUInt32LE(size, 12);
    end.writeUInt32LE(at, 16);
    return new Uint8Array(Buffer.concat([...parts, ...list, end]));
  }
  // The plain end record declares no entries and no position.
  end.writeUInt32LE(0xffffffff, 16);
  const [end64, locator] = [Buffer.alloc(56), Buffer.alloc(20)];
  end64.writeUInt32LE(0x06064b50, 0);
  end64.writeBigUInt64LE(44n, 4);
  end64.writeBigUInt64LE(BigInt(files.length), 32);
  end64.writeBigUInt64LE(BigInt(size), 40);
  end64.writeBigUInt64LE(BigInt(at), 48);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(at + size), 8);
  return new Uint8Array(Buffer.concat([...parts, ...list, end64, locator, end]));
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Returns the deflated XML files of a workbook with one sheet. */
export function book(sheet: string, strings = '', more: readonly { name: string; packed: Buffer }[] = []) {
  const files = {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPES}.worksheet+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="${TYPES}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${REL}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets><sheet name="Lista" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${REL}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}">${strings}</sst>`,
  };
  const packed = Object.entries(files).map(([name, text]) => ({
    name,
    packed: deflateRawSync(text, { level: 9 }),
  }));
  return [...packed, ...more];
}
